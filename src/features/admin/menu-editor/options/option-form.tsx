import { Box, Collapsible, Flex, IconButton, SimpleGrid } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { TextField } from "@/admin-ui/form/text-field";
import { TrashIcon } from "@/admin-ui/icons";
import type { MenuOption } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useDisplayName } from "../context/use-display-name";
import { CodesField } from "../fields/codes-field";
import { DraftNumberField } from "../fields/draft-number-field";

interface OptionFormProps {
  readonly option: MenuOption;
  /** `key` is unique in the menu. */
  readonly place: { readonly key: string; readonly handle: ReactNode };
  readonly errors: ReadonlyMap<string, string>;
  /** `null` deletes the option. */
  readonly onChange: (option: MenuOption | null) => void;
}

/** Label, surcharge and add-on codes of one option. */
export function OptionForm({ option, place, errors, onChange }: OptionFormProps) {
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const name = displayName(option.label);
  return (
    <Flex gap="1" py="3" borderTopWidth="1px" ms="-2" bg="bg.panel">
      <Box pt="7">{place.handle}</Box>
      <Box flex="1" minW="0">
        <SimpleGrid minChildWidth="7.5rem" gap="3">
          {(["de", "en"] as const).map((lang) => (
            <TextField
              key={lang}
              lang={lang}
              label={texts.fields[`label_${lang}`]}
              error={errors.get(`label.${lang}`)}
              value={option.label[lang]}
              onChange={(event) =>
                onChange({
                  ...option,
                  label: { ...option.label, [lang]: event.currentTarget.value },
                })
              }
            />
          ))}
          <DraftNumberField
            field={{ label: texts.fields.preis, error: errors.get("preis") }}
            name={`${place.key}/preis`}
            unit="cents"
            value={Math.round(option.preis * 100)}
            onChange={(cents = Number.NaN) => onChange({ ...option, preis: cents / 100 })}
          />
        </SimpleGrid>
        <OptionCodes option={option} onChange={onChange} />
      </Box>
      <IconButton
        mt="7"
        variant="ghost"
        colorPalette="danger"
        aria-label={texts.removeOption(name)}
        onClick={() => onChange(null)}
      >
        <TrashIcon />
      </IconButton>
    </Flex>
  );
}

type OptionCodesProps = Pick<OptionFormProps, "option" | "onChange">;

/** Add-on codes of an option, closed by default: most options have none. */
function OptionCodes({ option, onChange }: OptionCodesProps) {
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const [isOpen, setOpen] = useState(false);
  const { add_ons } = option;
  const codes = add_ons ? add_ons.join(", ") || texts.none : texts.notDeclared;
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={(change) => setOpen(change.open)}
      lazyMount
      unmountOnExit
    >
      <Collapsible.Trigger
        minH="11"
        color="fg.muted"
        fontSize="sm"
        textAlign="start"
        textDecoration="underline dotted"
        textUnderlineOffset="0.25em"
      >
        {texts.optionCodes(displayName(option.label), codes)}
      </Collapsible.Trigger>
      <Collapsible.Content>
        <CheckboxField
          label={texts.declared}
          checked={add_ons !== undefined}
          onCheckedChange={(checked) => onChange({ ...option, add_ons: checked ? [] : undefined })}
        />
        {add_ons ? (
          <CodesField codes={add_ons} onChange={(next) => onChange({ ...option, add_ons: next })} />
        ) : null}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
