import { useEffect, useMemo, useState } from "react";
import type { Passport } from "@/domain/menu/passport/passport.schema";
import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import { passportSummary } from "@/i18n/menu/passport-summary";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { isPassportUnreadableAtom, passportAtom } from "@/state/menu/passport-atom";
import { isPassportOpenAtom } from "@/state/menu/passport-view-atom";
import { kitchenPassportAtom } from "@/state/ordering/kitchen-passport-atom";
import { Notice } from "@/ui/feedback/notice";
import "./saved-details.css";

/** Shows what the order tells the kitchen about the guest, who agrees to it or leaves it out. */
export function KitchenPassport() {
  const passport = useAtomValue(passportAtom);
  const isUnreadable = useAtomValue(isPassportUnreadableAtom);
  if (isUnreadable) return <Unreadable />;
  return passport ? <Told passport={passport} /> : null;
}

function Unreadable() {
  const { unreadable } = useTexts(passportFormTexts);
  const { title } = useTexts(passportTexts);
  const open = useSetAtom(isPassportOpenAtom);
  return (
    <Notice tone="error" title={unreadable.title}>
      <p className="kitchen-passport__text">{unreadable.text}</p>
      <button
        type="button"
        className="button button--outline"
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        {title}
      </button>
    </Notice>
  );
}

function Told({ passport }: { passport: Passport }) {
  const texts = useTexts(passportFormTexts).kitchen;
  const textIn = useTextIn();
  const tell = useSetAtom(kitchenPassportAtom);
  const [isTold, setTold] = useState(passport.tells_kitchen);
  const summary = useMemo(() => passportSummary(passport), [passport]);
  useEffect(() => {
    tell(isTold ? summary : null);
    return () => tell(null);
  }, [tell, isTold, summary]);
  return (
    <label className="store-details">
      <input
        type="checkbox"
        checked={isTold}
        onChange={(event) => setTold(event.currentTarget.checked)}
      />
      <span>
        {texts.tell} <b>{textIn(summary)}</b>
        <span className="checkout__hint">{texts.consent}</span>
      </span>
    </label>
  );
}
