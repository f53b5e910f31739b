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
import { TextField } from "@/ui/form/text-field";
import { useCloseSheet } from "@/ui/sheet/sheet";
import { PassportChips } from "./passport-chips";

/** The form of the passport. @param onDone receives the message to announce once the sheet has closed */
export function PassportForm({ onDone }: { onDone: (message: string) => void }) {
  const texts = useTexts(passportFormTexts);
  const { diets: dietNames, dislikesTooLong } = useTexts(passportTexts);
  const allergens = useTexts(allergenTexts);
  const { caution } = useTexts(finderTexts);
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
  const menuAdditives = useMenuAdditives(stored?.additives ?? []);
  const declared = new Set(Object.values(add_ons).map(({ allergen }) => allergen));
  const undeclared = draft.avoid.filter((allergen) => !declared.has(allergen));

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
        <PassportChips
          title={texts.avoid}
          options={EU_ALLERGENS.map((code) => ({ code, label: allergens[code] }))}
          chosen={draft.avoid}
          onChange={(avoid) => setDraft({ ...draft, avoid })}
        />
        {undeclared.length > 0 ? (
          <p className="passport__warning" role="status">
            {texts.notOnMenu(undeclared.map((allergen) => allergens[allergen]).join(", "))}
          </p>
        ) : null}
        <PassportChips
          title={texts.diet}
          options={PASSPORT_DIETS.map((code) => ({ code, label: dietNames[code] }))}
          chosen={draft.diets}
          onChange={(diets) => setDraft({ ...draft, diets })}
        />
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
        {menuAdditives.length > 0 ? (
          <PassportChips
            title={texts.additives}
            options={menuAdditives}
            chosen={draft.additives}
            onChange={(additives) => setDraft({ ...draft, additives })}
          />
        ) : null}
        <PassportConsent
          label={texts.tellsKitchen}
          hint={texts.tellsKitchenHint}
          checked={draft.tells_kitchen}
          onChange={(tells_kitchen) => setDraft({ ...draft, tells_kitchen })}
        />
        {hasAccount ? (
          <PassportConsent
            label={texts.account.store}
            hint={texts.account.consent}
            checked={inAccount}
            onChange={setInAccount}
          />
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

/** The additives of the dishes on the menu, and those that were `chosen` before. */
function useMenuAdditives(chosen: readonly string[]) {
  const menu = useMenu();
  const { add_ons } = useRestaurant();
  const textIn = useTextIn();
  const labelOf = (code: string) => {
    const addOn = Object.hasOwn(add_ons, code) ? add_ons[code] : undefined;
    return addOn ? textIn(addOn.label) : code;
  };
  const found = legendEntries(add_ons, usedCodes(menu)).flatMap(({ codes, addOn }) => {
    // Both cases of a letter mean the same.
    const [code] = codes.split(", ");
    return code && !addOn.allergen ? [{ code, label: textIn(addOn.label) }] : [];
  });
  const others = chosen.filter((code) => !found.some((each) => each.code === code));
  return [...found, ...others.map((code) => ({ code, label: labelOf(code) }))];
}

interface PassportConsentProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox that shares the passport, and what follows from it. */
function PassportConsent({ label, hint, checked, onChange }: PassportConsentProps) {
  return (
    <label className="passport__kitchen">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        <small className="passport__caution">{hint}</small>
      </span>
    </label>
  );
}
