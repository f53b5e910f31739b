import "./round-button.css";

interface RoundButtonProps {
  readonly label: string;
  /** Lines of the icon in a square of 24. */
  readonly path: string;
  /** Whether the button does nothing now, because its limit is reached. */
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/**
 * A round button with an icon, for steps of a number or a calendar. At its limit it is
 * `aria-disabled`, not `disabled`, so that it keeps the focus.
 */
export function RoundButton({ label, path, disabled, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className="round-button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
