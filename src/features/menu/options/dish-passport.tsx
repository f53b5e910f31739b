import type { MenuItem } from "@/domain/menu/menu.schema";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { isPassportOpenAtom, passportViewAtom } from "@/state/menu/passport-view-atom";
import "./dish-passport.css";

/** Result of the guest's allergy passport for the dish, and a link to the passport. */
export function DishPassport({ item }: { item: MenuItem }) {
  const texts = useTexts(passportTexts);
  const passport = useAtomValue(passportViewAtom);
  const open = useSetAtom(isPassportOpenAtom);
  return (
    <div className="dish-passport">
      {passport?.ofDish(item)}
      <button
        type="button"
        className="dish-passport__open"
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        {texts.title}
      </button>
    </div>
  );
}
