import { ChoiceChip, ChoiceChips } from "@/ui/form/choice-chips";

interface PassportChipsProps<Code extends string> {
  readonly title: string;
  readonly options: readonly { readonly code: Code; readonly label: string }[];
  readonly chosen: readonly Code[];
  readonly onChange: (chosen: Code[]) => void;
}

/** One chip for each code that the passport can contain. */
export function PassportChips<Code extends string>(props: PassportChipsProps<Code>) {
  const { title, options, chosen, onChange } = props;
  const toggle = (code: Code) =>
    onChange(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
  return (
    <ChoiceChips title={title}>
      {options.map(({ code, label }) => (
        <ChoiceChip key={code} checked={chosen.includes(code)} onChange={() => toggle(code)}>
          {label}
        </ChoiceChip>
      ))}
    </ChoiceChips>
  );
}
