import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
} from "react";
import { keepFocus } from "./keep-focus";
import "./sheet.css";

interface SheetProps {
  readonly title: string;
  /** Says what the cross in the corner does. */
  readonly closeLabel: string;
  /** False for a sheet that is built ahead and shows later; true unless told. */
  readonly open?: boolean;
  /** Called once the sheet has gone; whoever shows it then takes it away. */
  readonly onClosed: () => void;
  /** Everything below the title; may close the sheet by {@link useCloseSheet}. */
  readonly children: ReactNode;
}

const CloseContext = createContext(() => {});

/** Closes the sheet around the component; does nothing outside of one. */
export function useCloseSheet(): () => void {
  return use(CloseContext);
}

/**
 * A sheet from the bottom on phones, a dialog in the middle from 768 px on. The platform's own
 * dialog keeps the focus inside, gives it back and makes the page behind inert, without the 16 kB
 * and the half second on a slow telephone that a library takes for the same.
 */
export function Sheet({ title, closeLabel, open = true, onClosed, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const { current } = dialog;
    if (!current || !open) return;
    const restoreWidth = keepWidth();
    current.showModal();
    const closing = new AbortController();
    // The content covers the dialog: what hits the dialog itself was meant for the page behind.
    const onClick = ({ target }: Event) => {
      if (target === current) leave(current);
    };
    current.addEventListener("click", onClick, { signal: closing.signal });
    return () => {
      closing.abort();
      restoreWidth();
    };
  }, [open]);

  const close = useCallback(() => {
    if (dialog.current) leave(dialog.current);
  }, []);
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
      onClose={onClosed}
    >
      <div className="sheet__content" ref={keepFocus}>
        {/* The first that can have the focus gets it: the title, from which Tab leads on. */}
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

/** Fills the place of the page's scroll bar, which goes while a sheet is open. */
function keepWidth(): () => void {
  const { clientWidth, style } = document.documentElement;
  const scrollBar = window.innerWidth - clientWidth;
  if (scrollBar === 0) return () => {};
  style.paddingRight = `${scrollBar}px`;
  return () => {
    style.paddingRight = "";
  };
}

/** Closes the dialog once it has slid away. */
function leave(dialog: HTMLDialogElement): void {
  if (dialog.dataset.leaving !== undefined) return;
  dialog.dataset.leaving = "";
  const sliding = dialog.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(sliding).then(() => dialog.close());
}
