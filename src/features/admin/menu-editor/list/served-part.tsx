import { Button, Fieldset, SimpleGrid, Stack, Text, Wrap } from "@chakra-ui/react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { TimeField } from "@/admin-ui/form/time-field";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import type { OrderableHours } from "@/domain/menu/orderable-hours.schema";
import { MONDAY_FIRST } from "@/domain/time/week";
import { servedEditorTexts } from "@/i18n/admin/served-editor-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { weekdayTexts } from "@/i18n/weekday-texts";
import { FormPart } from "../fields/form-part";

const MAX_ENTRIES = 14;
const LUNCH: OrderableHours = { days: [1, 2, 3, 4, 5], from: "11:30", until: "14:30" };

interface ServedPartProps {
  readonly served: MenuCategory["served"];
  /** By path within the category, for example `served.0.days`. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (served: MenuCategory["served"]) => void;
}

/** Days and hours in which a category can be ordered; none means always. */
export function ServedPart({ served = [], errors, onChange }: ServedPartProps) {
  const texts = useTexts(servedEditorTexts);
  const replace = (entries: readonly OrderableHours[]) =>
    onChange(entries.length > 0 ? [...entries] : undefined);
  return (
    <FormPart title={texts.title} hint={texts.hint}>
      {served.map((hours, index) => (
        <Hours
          // Entries have no id; an entry is edited in place.
          key={`${index + 1}/${served.length}`}
          hours={hours}
          isFaulty={(field) => [...errors.keys()].some((path) => isBelow(path, index, field))}
          onChange={(changes) =>
            replace(served.map((each, place) => (place === index ? { ...each, ...changes } : each)))
          }
          onRemove={() => replace(served.filter((_, place) => place !== index))}
        />
      ))}
      {served.length < MAX_ENTRIES ? (
        <Button
          alignSelf="start"
          variant="outline"
          colorPalette="gray"
          onClick={() => replace([...served, LUNCH])}
        >
          {texts.add}
        </Button>
      ) : null}
    </FormPart>
  );
}

function isBelow(path: string, index: number, field: string): boolean {
  return `${path}.`.startsWith(`served.${index}.${field}.`);
}

interface HoursProps {
  readonly hours: OrderableHours;
  readonly isFaulty: (field: keyof OrderableHours) => boolean;
  readonly onChange: (changes: Partial<OrderableHours>) => void;
  readonly onRemove: () => void;
}

function Hours({ hours, isFaulty, onChange, onRemove }: HoursProps) {
  const texts = useTexts(servedEditorTexts);
  const names = weekdayTexts[useLanguage()];
  const { days, from, until } = hours;
  return (
    <Stack gap="3" p="4" bg="bg.subtle" rounded="l2">
      <Fieldset.Root>
        <Fieldset.Legend fontWeight="semibold">{texts.days}</Fieldset.Legend>
        <Wrap gap="0" columnGap="5">
          {MONDAY_FIRST.map((day) => (
            <CheckboxField
              key={day}
              label={names[day]}
              checked={days.includes(day)}
              onCheckedChange={(isChosen) =>
                onChange({
                  days: MONDAY_FIRST.filter((each) =>
                    each === day ? isChosen : days.includes(each),
                  ),
                })
              }
            />
          ))}
        </Wrap>
      </Fieldset.Root>
      {isFaulty("days") ? <Text color="fg.error">{texts.noDays}</Text> : null}
      <SimpleGrid minChildWidth="12rem" gap="4" maxW="32rem">
        <TimeField
          label={texts.from}
          value={from}
          error={isFaulty("from") ? texts.noTime : undefined}
          onValueChange={(time) => onChange({ from: time })}
        />
        <TimeField
          label={texts.until}
          hint={texts.untilHint}
          value={until}
          error={isFaulty("until") ? texts.noTime : undefined}
          onValueChange={(time) => onChange({ until: time })}
        />
      </SimpleGrid>
      <Button alignSelf="start" variant="ghost" colorPalette="danger" onClick={onRemove}>
        {texts.remove}
      </Button>
    </Stack>
  );
}
