import { useEffect } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { judgeChoices, judgeDish, judgeOption } from "@/domain/menu/passport/judge-dish";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { passportAtom } from "@/state/menu/passport-atom";
import { passportViewAtom } from "@/state/menu/passport-view-atom";
import { OptionMark, VerdictMark } from "./passport-mark";

/** Hands the marks of the guest's passport to the menu, the sheets of dishes and the cart. */
export function PassportMarks() {
  const passport = useAtomValue(passportAtom);
  const setView = useSetAtom(passportViewAtom);
  const language = useLanguage();
  const { add_ons: addOns } = useRestaurant();
  useEffect(() => {
    if (!passport) return;
    const context = { addOns, language };
    setView({
      ofDish: (item) => (
        <VerdictMark verdict={judgeDish(item, passport, addOns)} context={context} />
      ),
      ofOption: (option, group) => (
        <OptionMark findings={judgeOption(option, group, passport, addOns)} context={context} />
      ),
      ofChoices: (item, choices) => (
        <VerdictMark verdict={judgeChoices(item, choices, passport, addOns)} context={context} />
      ),
    });
    return () => setView(null);
  }, [passport, addOns, language, setView]);
  return null;
}
