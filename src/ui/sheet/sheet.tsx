import { createContext, type ReactNode, type SyntheticEvent, use, useId } from "react";
import { keepFocusInside } from "../keep-focus-inside";
import "./sheet.css";
import { useModal } from "./use-modal";

interface SheetProps {
  readonly title: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** False renders the sheet without showing it. Default true. */
  readonly open?: boolean;
  /** Called after the closing animation; the parent then unmounts the sheet. */
  readonly onClosed: () => void;
  /** Content below the title; may call {@link useCloseSheet}. */
  readonly children: ReactNode;
}

const CloseContext = createContext(() => {});

/** Closes the surrounding sheet; has no effect outside of one. */
export function useCloseSheet(): () => void {
  return use(CloseContext);
}

/**
 * A sheet from the bottom on phones, a centred dialog from 768 px on. "Back" closes it. The native
 * `<dialog>` traps and restores the focus and makes the page inert; a library would add 16 kB and
 * half a second on a slow phone.
 */
export function Sheet({ title, closeLabel, open = true, onClosed, children }: SheetProps) {
  const [dialog, close] = useModal(open);
  const id = useId();
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <dialog
      className="sheet"
      ref={dialog}
      aria-labelledby={id}
      onCancel={onCancel}
      // In development React repeats effects, which closes the dialog and shows it again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClosed();
      }}
    >
      <div className="sheet__content" ref={keepFocusInside}>
        {/* The first focusable element gets the focus: the title, and Tab continues from there. */}
        <h2 className="sheet__title" id={id} tabIndex={-1}>
          {title}
        </h2>
        <CloseContext value={close}>{children}</CloseContext>
        <button type="button" className="sheet__close" aria-label={closeLabel} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}
