import { useEffect } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { judgeChoices, judgeDish, judgeOption } from "@/domain/menu/passport/judge-dish";
import { useLanguage } from "@/i18n/use-texts";
import { isPassportInAccountAtom, syncPassportAtom } from "@/state/account/account-passport-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { isPassportUnreadableAtom, passportAtom } from "@/state/menu/passport-atom";
import { passportViewAtom } from "@/state/menu/passport-view-atom";
import { OptionMark, UnreadableMark, VerdictMark } from "./passport-mark";

/** Provides the marks of the guest's passport to the menu, the sheets of dishes and the cart. */
export function PassportMarks() {
  const passport = useAtomValue(passportAtom);
  const isUnreadable = useAtomValue(isPassportUnreadableAtom);
  const isInAccount = useAtomValue(isPassportInAccountAtom);
  const sync = useSetAtom(syncPassportAtom);
  const setView = useSetAtom(passportViewAtom);
  const language = useLanguage();
  const { add_ons: addOns } = useRestaurant();
  useEffect(() => {
    if (!isInAccount) return;
    sync().catch((fault: unknown) => console.warn("the passport could not be read", fault));
  }, [isInAccount, sync]);
  useEffect(() => {
    if (isUnreadable) {
      const mark = () => <UnreadableMark language={language} />;
      setView({ ofDish: mark, ofOption: () => null, ofChoices: mark, isUnfit: () => false });
      return () => setView(null);
    }
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
      isUnfit: (item, choices) => judgeChoices(item, choices, passport, addOns)?.fit === "unfit",
    });
    return () => setView(null);
  }, [passport, isUnreadable, addOns, language, setView]);
  return null;
}
