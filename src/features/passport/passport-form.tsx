import { type SubmitEvent, useState } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { usedCodes } from "@/domain/menu/draft/used-codes";
import {
  EMPTY_PASSPORT,
  MAX_DISLIKE_LENGTH,
  MAX_DISLIKES,
  PASSPORT_DIETS,
  type Passport,
  passportSchema,
} from "@/domain/menu/passport/passport.schema";
import { readDislikes } from "@/domain/menu/passport/read-dislikes";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { legendEntries } from "@/domain/tenant/legend-entries";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import {
  isPassportInAccountAtom,
  replacedPassportAtom,
  savePassportAtom,
} from "@/state/account/account-passport-atoms";
import { profileOwnerAtom } from "@/state/account/account-profile-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { isPassportUnreadableAtom, passportAtom } from "@/state/menu/passport-atom";
import { Notice } from "@/ui/feedback/notice";
import { ChoiceChip, ChoiceChips } from "@/ui/form/choice-chips";
import { TextField } from "@/ui/form/text-field";
import { useCloseSheet } from "@/ui/sheet/sheet";

/** The form of the passport. @param onDone receives the message to announce once the sheet has closed */
export function PassportForm({ onDone }: { onDone: (message: string) => void }) {
  const texts = useTexts(passportFormTexts);
  const { diets, dislikesTooLong } = useTexts(passportTexts);
  const allergens = useTexts(allergenTexts);
  const { caution } = useTexts(finderTexts);
  const textIn = useTextIn();
  const menu = useMenu();
  const { add_ons } = useRestaurant();
  const stored = useAtomValue(passportAtom);
  const save = useSetAtom(savePassportAtom);
  const hasAccount = useAtomValue(profileOwnerAtom) !== null;
  const isUnreadable = useAtomValue(isPassportUnreadableAtom);
  const wasInAccount = useAtomValue(isPassportInAccountAtom);
  const replaced = useAtomValue(replacedPassportAtom);
  const [inAccount, setInAccount] = useState(wasInAccount);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [draft, setDraft] = useState(stored ?? EMPTY_PASSPORT);
  const [words, setWords] = useState(draft.dislikes.join(", "));
  const [isTooLong, setTooLong] = useState(false);
  const close = useCloseSheet();
  const additives = legendEntries(add_ons, usedCodes(menu)).flatMap(({ codes, addOn }) => {
    // Both cases of a letter mean the same.
    const [code] = codes.split(", ");
    return code && !addOn.allergen ? [{ code, label: textIn(addOn.label) }] : [];
  });
  const listed = new Set(Object.values(add_ons).map(({ allergen }) => allergen));
  const unlisted = draft.avoid.filter((allergen) => !listed.has(allergen));

  function finish(passport: Passport, message: string) {
    if (state === "busy") return;
    setState("busy");
    save(passport, inAccount).then(
      () => {
        onDone(message);
        close();
      },
      () => setState("failed"),
    );
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { data } = passportSchema.safeParse({ ...draft, dislikes: readDislikes(words) });
    if (data) finish(data, texts.stored);
    else setTooLong(true);
  }

  return (
    <form className="passport-form" onSubmit={submit} noValidate>
      <div className="sheet__body passport">
        <p>{texts.intro}</p>
        {isUnreadable ? (
          <Notice tone="error" title={texts.unreadable.title}>
            {texts.unreadable.text}
          </Notice>
        ) : null}
        {replaced ? <Notice tone="info" title={texts.account.replaced[replaced]} /> : null}
        <ChoiceChips title={texts.avoid}>
          {EU_ALLERGENS.map((allergen) => (
            <ChoiceChip
              key={allergen}
              checked={draft.avoid.includes(allergen)}
              onChange={() => setDraft({ ...draft, avoid: toggled(draft.avoid, allergen) })}
            >
              {allergens[allergen]}
            </ChoiceChip>
          ))}
        </ChoiceChips>
        {unlisted.length > 0 ? (
          <p className="passport__warning" role="status">
            {texts.notOnMenu(unlisted.map((allergen) => allergens[allergen]).join(", "))}
          </p>
        ) : null}
        <ChoiceChips title={texts.diet}>
          {PASSPORT_DIETS.map((diet) => (
            <ChoiceChip
              key={diet}
              checked={draft.diets.includes(diet)}
              onChange={() => setDraft({ ...draft, diets: toggled(draft.diets, diet) })}
            >
              {diets[diet]}
            </ChoiceChip>
          ))}
        </ChoiceChips>
        <TextField
          label={texts.dislikes}
          hint={texts.dislikesHint(MAX_DISLIKES, MAX_DISLIKE_LENGTH)}
          error={isTooLong ? dislikesTooLong : undefined}
          value={words}
          maxLength={400}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setTooLong(false);
          }}
        />
        {additives.length > 0 ? (
          <ChoiceChips title={texts.additives}>
            {additives.map(({ code, label }) => (
              <ChoiceChip
                key={code}
                checked={draft.additives.includes(code)}
                onChange={() => setDraft({ ...draft, additives: toggled(draft.additives, code) })}
              >
                {label}
              </ChoiceChip>
            ))}
          </ChoiceChips>
        ) : null}
        <label className="passport__kitchen">
          <input
            type="checkbox"
            checked={draft.tells_kitchen}
            onChange={(event) => setDraft({ ...draft, tells_kitchen: event.currentTarget.checked })}
          />
          <span>
            {texts.tellsKitchen}
            <small className="passport__caution">{texts.tellsKitchenHint}</small>
          </span>
        </label>
        {hasAccount ? (
          <label className="passport__kitchen">
            <input
              type="checkbox"
              checked={inAccount}
              onChange={(event) => setInAccount(event.currentTarget.checked)}
            />
            <span>
              {texts.account.store}
              <small className="passport__caution">{texts.account.consent}</small>
            </span>
          </label>
        ) : null}
        <p className="passport__caution">{caution}</p>
        <p className="passport__caution">{texts.consent}</p>
      </div>
      <div className="sheet__foot passport__end">
        {state === "failed" ? <Notice tone="error" title={texts.account.failed} /> : null}
        {stored || isUnreadable ? (
          <button
            type="button"
            className="button button--ghost"
            onClick={() => finish(EMPTY_PASSPORT, texts.cleared)}
          >
            {wasInAccount ? texts.account.clear : texts.clear}
          </button>
        ) : null}
        <button type="submit" className="button button--primary" aria-busy={state === "busy"}>
          {state === "busy" ? texts.account.busy : texts.store}
        </button>
      </div>
    </form>
  );
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
