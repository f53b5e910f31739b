import { Button, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { ChoiceFrame } from "@/admin-ui/form/choice-frame";
import { TextField } from "@/admin-ui/form/text-field";
import { PASSPORT_DIETS } from "@/domain/menu/passport/passport.schema";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { useTexts } from "@/i18n/use-texts";
import { draftPassport } from "./context/draft-passport";
import { useTelephone } from "./context/telephone-context";

/** What the caller does not eat, for the marks of the dishes and for the kitchen. Folded until asked for. */
export function PassportFields() {
  const texts = useTexts(telephoneTexts);
  const allergens = useTexts(allergenTexts);
  const { diets } = useTexts(passportTexts);
  const { draft, edit, errors, isLocked } = useTelephone();
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const isFilled = draft.dislikes !== "" || draftPassport(draft) !== null;
  const isOpen = isAsked || isFilled;
  return (
    <Stack gap="3">
      {isFilled ? (
        <Text fontWeight="semibold">{texts.passport}</Text>
      ) : (
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="start"
          minH="11"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={isLocked}
          onClick={() => setAsked(!isAsked)}
        >
          {texts.passport}
        </Button>
      )}
      {isOpen && (
        <Stack id={id} gap="3">
          <ChoiceFrame label={texts.avoids}>
            <SimpleGrid minChildWidth="9.5rem" columnGap="4">
              {EU_ALLERGENS.map((allergen) => (
                <CheckboxField
                  key={allergen}
                  label={allergens[allergen]}
                  checked={draft.avoid.includes(allergen)}
                  disabled={isLocked}
                  onCheckedChange={() => edit({ avoid: toggled(draft.avoid, allergen) })}
                />
              ))}
            </SimpleGrid>
          </ChoiceFrame>
          <ChoiceFrame label={texts.eats}>
            <SimpleGrid minChildWidth="9.5rem" columnGap="4">
              {PASSPORT_DIETS.map((diet) => (
                <CheckboxField
                  key={diet}
                  label={diets[diet]}
                  checked={draft.diets.includes(diet)}
                  disabled={isLocked}
                  onCheckedChange={() => edit({ diets: toggled(draft.diets, diet) })}
                />
              ))}
            </SimpleGrid>
          </ChoiceFrame>
          <TextField
            label={texts.dislikes}
            autoComplete="off"
            maxLength={400}
            disabled={isLocked}
            error={errors.dislikes}
            value={draft.dislikes}
            onChange={({ target }) => edit({ dislikes: target.value })}
          />
          <Text color="fg.muted" fontSize="sm">
            {texts.passportHint}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
