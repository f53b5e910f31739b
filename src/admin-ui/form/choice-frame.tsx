import { Fieldset } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ChoiceFrameProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly children: ReactNode;
}

/** Legend, help and error of a group of radio buttons. */
export function ChoiceFrame({ label, hint, error, isLabelHidden, children }: ChoiceFrameProps) {
  return (
    <Fieldset.Root invalid={Boolean(error)} w="auto" minW="0" spaceY={isLabelHidden ? "0" : "1.5"}>
      <Fieldset.Legend
        fontWeight="semibold"
        {...(isLabelHidden ? { className: "visually-hidden" } : {})}
      >
        {label}
      </Fieldset.Legend>
      {children}
      {hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
