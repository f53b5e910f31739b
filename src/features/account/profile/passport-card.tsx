import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import { passportSummary } from "@/i18n/menu/passport-summary";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import {
  isPassportInAccountAtom,
  replacedPassportAtom,
} from "@/state/account/account-passport-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { isPassportUnreadableAtom, passportAtom } from "@/state/menu/passport-atom";
import { isPassportOpenAtom } from "@/state/menu/passport-view-atom";
import { Notice } from "@/ui/feedback/notice";

/** The guest's allergy passport, where it is stored, and the way to change it. */
export function PassportCard() {
  const texts = useTexts(passportFormTexts);
  const { title } = useTexts(passportTexts);
  const textIn = useTextIn();
  const passport = useAtomValue(passportAtom);
  const isUnreadable = useAtomValue(isPassportUnreadableAtom);
  const isInAccount = useAtomValue(isPassportInAccountAtom);
  const replaced = useAtomValue(replacedPassportAtom);
  const open = useSetAtom(isPassportOpenAtom);
  const place = isInAccount ? texts.account.inAccount : texts.account.onDevice;
  return (
    <section className="account__card" aria-labelledby="account-passport">
      <h2 className="account__subtitle" id="account-passport">
        {title}
      </h2>
      {replaced ? <Notice tone="info" title={texts.account.replaced[replaced]} /> : null}
      {isUnreadable ? (
        <Notice tone="error" title={texts.unreadable.title}>
          {texts.unreadable.text}
        </Notice>
      ) : null}
      {passport ? <p>{textIn(passportSummary(passport))}</p> : null}
      <p className="account__hint">{passport ? place : texts.intro}</p>
      <div className="account__actions">
        <button
          className="button button--outline"
          type="button"
          aria-haspopup="dialog"
          onClick={() => open(true)}
        >
          {passport ? texts.account.change : texts.account.set}
        </button>
      </div>
    </section>
  );
}
