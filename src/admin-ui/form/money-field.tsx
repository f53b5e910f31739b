import { NumberField, type NumberFieldProps } from "./number-field";

/** An amount in euros as typed, `12,50`; read it with `parseEuros`. */
export function MoneyField(props: Omit<NumberFieldProps, "decimals" | "unit">) {
  return <NumberField min={0} {...props} decimals={2} unit="€" />;
}
