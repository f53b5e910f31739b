import { createContext, type ReactNode, use, useCallback, useState } from "react";

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Announces a message to assistive technology, for example "added to the cart". */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}

/** Renders the live region for {@link useAnnounce}. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: "", count: 0 });
  const announce = useCallback(
    (text: string) => setMessage(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* A new key makes screen readers announce the same message again. */}
      <div className="visually-hidden" role="status">
        <span key={message.count}>{message.text}</span>
      </div>
    </AnnounceContext>
  );
}
