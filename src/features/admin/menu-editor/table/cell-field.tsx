import { Input, Span } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useState } from "react";
import { focusOnMount } from "@/ui/focus-on-mount";

interface CellFieldProps {
  readonly label: string;
  /** The initial text. A typed one is continued, a stored one is selected. */
  readonly start: { readonly text: string; readonly isTyped: boolean };
  /** @param move null if the focus has gone elsewhere
   * @returns an error if the text was refused: the field stays open */
  readonly onCommit: (
    text: string,
    move: readonly [rows: number, columns: number] | null,
  ) => string | null;
  readonly onCancel: () => void;
}

/**
 * The field of an edited cell. Enter moves down, Tab sideways; leaving the field saves the text.
 */
export function CellField({ label, start, onCommit, onCancel }: CellFieldProps) {
  const [text, setText] = useState(start.text);
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const commit = (rows: number, columns: number) => setError(onCommit(text, [rows, columns]));

  function onKeyDown(event: KeyboardEvent): void {
    const side = event.shiftKey ? -1 : 1;
    if (event.key === "Enter") commit(side, 0);
    else if (event.key === "Tab") commit(0, side);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      commit(event.key === "ArrowDown" ? 1 : -1, 0);
    } else if (event.key === "Escape") onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <Input
        size="sm"
        px="2"
        minH="9"
        ref={focusOnMount}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? errorId : undefined}
        value={text}
        onFocus={(event) => {
          if (!start.isTyped) event.currentTarget.select();
        }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setError(onCommit(text, null))}
      />
      {error && (
        <Span id={errorId} role="alert" data-error="">
          {error}
        </Span>
      )}
    </>
  );
}
