import { Fieldset, SimpleGrid, Text } from "@chakra-ui/react";
import { memo } from "react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useLatest } from "@/ui/use-latest";
import { useEditorTools } from "../context/editor-context";

interface CodesFieldProps {
  readonly codes: readonly string[];
  /** Receives the codes in the order of the legend. */
  readonly onChange: (codes: string[]) => void;
}

/** Checkboxes for the legend's add-on codes, and for codes that the legend lacks. */
export function CodesField({ codes, onChange }: CodesFieldProps) {
  const { add_ons } = useEditorTools().restaurant;
  const latest = useLatest({ codes, onChange });
  return <Codes codes={codes} addOns={add_ons} latest={latest} />;
}

interface CodesProps {
  readonly codes: readonly string[];
  readonly addOns: Restaurant["add_ons"];
  readonly latest: { readonly current: CodesFieldProps };
}

/** Some 30 checkboxes: not rendered again while other fields are typed in. */
const Codes = memo(function Codes({ codes, addOns, latest }: CodesProps) {
  const { fields } = useTexts(menuEditorTexts);
  const textIn = useTextIn();
  const known = Object.keys(addOns);
  const unknown = codes.filter((code) => !Object.hasOwn(addOns, code));
  const toggle = (code: string, checked: boolean) => {
    const others = latest.current.codes.filter((each) => each !== code);
    const next = checked ? [...others, code] : others;
    latest.current.onChange(next.sort((one, other) => known.indexOf(one) - known.indexOf(other)));
  };
  return (
    <Fieldset.Root>
      <Fieldset.Legend className="visually-hidden">{fields.add_ons}</Fieldset.Legend>
      <SimpleGrid minChildWidth="9.5rem" columnGap="4">
        {[...unknown, ...known].map((code) => (
          <CheckboxField
            key={code}
            label={
              <>
                <b>{code}</b>{" "}
                <Text as="span" color="fg.muted" fontSize="sm" hyphens="auto">
                  {textIn(addOns[code]?.label ?? "?")}
                </Text>
              </>
            }
            checked={codes.includes(code)}
            onCheckedChange={(checked) => toggle(code, checked)}
          />
        ))}
      </SimpleGrid>
    </Fieldset.Root>
  );
});
