import { Combobox, createListCollection, Portal } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { FormField, type FormFieldProps } from "./form-field";

interface ComboOption {
  readonly value: string;
  readonly label: string;
}

interface ComboFieldProps extends FormFieldProps {
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly ComboOption[];
  readonly placeholder?: string;
}

/** A choice among many options, found by typing a part of the label. */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, required, value, onValueChange, options, placeholder } = props;
  const texts = useTexts(kitTexts);
  const [typed, setTyped] = useState("");
  const collection = useMemo(() => {
    const wanted = plain(typed);
    return createListCollection({
      items: options.filter((option) => plain(option.label).includes(wanted)),
    });
  }, [options, typed]);
  return (
    <FormField label={label} hint={hint} error={error} required={required}>
      <Combobox.Root
        collection={collection}
        value={value === "" ? [] : [value]}
        onValueChange={(change) => onValueChange(change.value[0] ?? "")}
        onInputValueChange={(change) =>
          setTyped(change.reason === "input-change" ? change.inputValue : "")
        }
        translations={{ triggerLabel: texts.showOptions, clearTriggerLabel: texts.cancel }}
        invalid={Boolean(error)}
        openOnClick
        lazyMount
        unmountOnExit
      >
        <Combobox.Control>
          <Combobox.Input placeholder={placeholder ?? texts.search} />
          <Combobox.IndicatorGroup>
            <Combobox.Trigger />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Empty>{texts.noMatch}</Combobox.Empty>
              {collection.items.map((option) => (
                <Combobox.Item key={option.value} item={option}>
                  {option.label}
                  <Combobox.ItemIndicator />
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
    </FormField>
  );
}

/** Lower case without accents, so that "pho" finds "Phở". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/đ/giu, "d")
    .toLowerCase();
}
