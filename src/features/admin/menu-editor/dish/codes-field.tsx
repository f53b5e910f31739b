import { useId } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useTextIn } from "@/i18n/use-texts";
import "./codes-field.css";

interface CodesFieldProps {
  readonly legend: string;
  readonly addOns: Restaurant["add_ons"];
  readonly codes: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

/** Checkboxes for the legend's add-on codes, and for codes of the dish that the legend lacks. */
export function CodesField({ legend, addOns, codes, onChange }: CodesFieldProps) {
  const id = useId();
  const textIn = useTextIn();
  const unknown = codes.filter((code) => !Object.hasOwn(addOns, code));
  return (
    <fieldset className="codes-field">
      <legend className="visually-hidden">{legend}</legend>
      {[...unknown, ...Object.keys(addOns)].map((code) => (
        <label key={code} className="codes-field__code">
          <input
            type="checkbox"
            name={id}
            checked={codes.includes(code)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              const others = codes.filter((each) => each !== code);
              const known = Object.keys(addOns);
              // In the order of the legend.
              const next = checked ? [...others, code] : others;
              onChange(next.sort((one, other) => known.indexOf(one) - known.indexOf(other)));
            }}
          />
          <b>{code}</b>
          <span>{textIn(addOns[code]?.label ?? "?")}</span>
        </label>
      ))}
    </fieldset>
  );
}
