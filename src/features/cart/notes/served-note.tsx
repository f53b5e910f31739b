import { useMenu } from "@/data/menu-provider";
import { categoriesOf, isServedAt } from "@/domain/menu/served";
import { servedNoteTexts } from "@/i18n/order/served-note-texts";
import { categoryHoursText } from "@/i18n/order/served-text";
import { useLanguage } from "@/i18n/use-texts";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import "./unattended-note.css";

/** Names the hours of the categories in the cart that are not served now. */
export function ServedNote() {
  const menu = useMenu();
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  const texts = servedNoteTexts[language];
  const ids = useAtomValue(cartLinesAtom).map(({ id }) => id);
  const missing = categoriesOf(ids, menu).filter((each) => !isServedAt(each, now));
  if (missing.length === 0) return null;
  const hours = missing.map((category) => categoryHoursText(category, language));
  return (
    <p className="unattended-note" role="status">
      {texts.title} {hours.join("; ")}. {texts.chooseTime}
    </p>
  );
}
