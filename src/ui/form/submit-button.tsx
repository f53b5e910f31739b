import { Button, type ButtonProps, Spinner } from "@chakra-ui/react";

/** The main action of a form. While `busy` it shows a spinner and ignores clicks, but keeps the focus. */
export function SubmitButton({ busy, children, ...button }: ButtonProps & { busy?: boolean }) {
  return (
    <Button
      type="submit"
      size="lg"
      w="full"
      {...button}
      aria-busy={busy ?? false}
      aria-disabled={busy ? true : button["aria-disabled"]}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else button.onClick?.(event);
      }}
    >
      {busy ? <Spinner aria-hidden="true" /> : null}
      {children}
    </Button>
  );
}
