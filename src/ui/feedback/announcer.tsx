import { createContext, type ReactNode, use, useCallback, useState } from "react";

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Reads a message out to assistive technology, for example "added to the cart". */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}

/** Holds the page's live region for everything inside it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: "", count: 0 });
  const announce = useCallback(
    (text: string) => setMessage(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* A new node each time, so that the same words are read again. */}
      <div className="visually-hidden" role="status">
        <span key={message.count}>{message.text}</span>
      </div>
    </AnnounceContext>
  );
}
