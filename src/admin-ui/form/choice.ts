import type { ReactNode } from "react";

/** One of the options of a choice. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

/** Props of a choice of one option. */
export interface ChoiceFieldProps<Value extends string, Option = Choice<Value>> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly Option[];
}
