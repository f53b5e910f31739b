import { Fieldset, SimpleGrid, Text } from "@chakra-ui/react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "../editor-context";

interface CodesFieldProps {
  readonly codes: readonly string[];
  /** Receives the codes in the order of the legend. */
  readonly onChange: (codes: string[]) => void;
}

/** Checkboxes for the legend's add-on codes, and for codes that the legend lacks. */
export function CodesField({ codes, onChange }: CodesFieldProps) {
  const { fields } = useTexts(menuEditorTexts);
  const textIn = useTextIn();
  const { add_ons } = useEditorContext().restaurant;
  const known = Object.keys(add_ons);
  const unknown = codes.filter((code) => !Object.hasOwn(add_ons, code));
  const toggle = (code: string, checked: boolean) => {
    const others = codes.filter((each) => each !== code);
    const next = checked ? [...others, code] : others;
    onChange(next.sort((one, other) => known.indexOf(one) - known.indexOf(other)));
  };
  return (
    <Fieldset.Root>
      <Fieldset.Legend className="visually-hidden">{fields.add_ons}</Fieldset.Legend>
      <SimpleGrid minChildWidth="11rem" columnGap="4">
        {[...unknown, ...known].map((code) => (
          <CheckboxField
            key={code}
            label={
              <>
                <b>{code}</b>{" "}
                <Text as="span" color="fg.muted" fontSize="sm">
                  {textIn(add_ons[code]?.label ?? "?")}
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
}
