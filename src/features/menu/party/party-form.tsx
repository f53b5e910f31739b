import { type SubmitEvent, useState } from "react";
import { MAX_PARTY, type PartyRequest } from "@/domain/cart/party/party";
import { PARTY_DIETS, type PartyDiet, partyGroups } from "@/domain/cart/party/party-diets";
import { parseEuros } from "@/domain/text/euro-input";
import { partyTexts } from "@/i18n/menu/party-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { isPassportUnreadableAtom, passportAtom } from "@/state/menu/passport-atom";
import { ChoiceChip, ChoiceChips } from "@/ui/form/choice-chips";
import { TextField } from "@/ui/form/text-field";
import { PeopleStepper } from "./people-stepper";

const EXTRAS = ["starter", "dessert", "drink"] as const;
const USUAL_PARTY = 4;
/** Diets that most guests ask for; the others are folded away. */
const USUAL_DIETS: readonly PartyDiet[] = ["vegetarian", "vegan"];

/** Asks for people, diets, budget and courses. */
export function PartyForm({ onPlan }: { onPlan: (request: PartyRequest) => void }) {
  const texts = useTexts(partyTexts);
  const passport = useAtomValue(passportAtom);
  const isUnreadable = useAtomValue(isPassportUnreadableAtom);
  const [people, setPeople] = useState(USUAL_PARTY);
  const [counts, setCounts] = useState<Partial<Record<PartyDiet, number>>>({});
  const [hasOwn, setHasOwn] = useState(passport !== null);
  const [budget, setBudget] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const [extras, setExtras] = useState<PartyRequest["extras"]>(["starter", "dessert"]);
  const own = hasOwn ? passport : null;
  const counted = PARTY_DIETS.reduce((sum, diet) => sum + (counts[diet] ?? 0), own ? 1 : 0);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const budget_cents = budget.trim() === "" ? null : parseEuros(budget);
    const isWrong = budget_cents === null && budget.trim() !== "";
    setInvalid(isWrong);
    if (isWrong) return;
    onPlan({ groups: partyGroups(people, counts, own), budget_cents, extras });
  }

  const dietStepper = (diet: PartyDiet) => (
    <PeopleStepper
      key={diet}
      label={texts.groups[diet]}
      value={counts[diet] ?? 0}
      min={0}
      max={(counts[diet] ?? 0) + people - counted}
      onChange={(count) => setCounts({ ...counts, [diet]: count })}
    />
  );

  return (
    <form className="party__form" onSubmit={submit} noValidate>
      <p>{texts.intro}</p>
      <PeopleStepper
        label={texts.people}
        value={people}
        min={Math.max(1, counted)}
        max={MAX_PARTY}
        onChange={setPeople}
      />
      <fieldset className="party__diets">
        <legend className="chips__title">{texts.diets}</legend>
        {USUAL_DIETS.map(dietStepper)}
        <details className="party__more">
          <summary>{texts.otherDiets}</summary>
          {PARTY_DIETS.filter((diet) => !USUAL_DIETS.includes(diet)).map(dietStepper)}
        </details>
        {isUnreadable ? <p role="alert">{texts.passportUnreadable}</p> : null}
        {passport ? (
          <label className="party__own">
            <input
              type="checkbox"
              checked={hasOwn}
              disabled={!hasOwn && counted >= people}
              onChange={(event) => setHasOwn(event.currentTarget.checked)}
            />
            {texts.ownPassport}
          </label>
        ) : null}
      </fieldset>
      <TextField
        label={texts.budget}
        hint={texts.budgetHint}
        error={isInvalid ? texts.budgetInvalid : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="€"
        maxLength={10}
        value={budget}
        onChange={(event) => {
          setBudget(event.currentTarget.value);
          setInvalid(false);
        }}
      />
      <ChoiceChips title={texts.extras}>
        {EXTRAS.map((extra) => (
          <ChoiceChip
            key={extra}
            checked={extras.includes(extra)}
            onChange={() =>
              setExtras(EXTRAS.filter((each) => extras.includes(each) !== (each === extra)))
            }
          >
            {texts.extraNames[extra]}
          </ChoiceChip>
        ))}
      </ChoiceChips>
      <button type="submit" className="button button--primary button--wide">
        {texts.plan}
      </button>
      <details className="party__more">
        <summary>{texts.rules}</summary>
        <p>{texts.rulesText}</p>
      </details>
    </form>
  );
}
