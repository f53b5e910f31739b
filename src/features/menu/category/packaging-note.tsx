import { useRestaurant } from "@/data/restaurant-provider";
import { reusableNotice } from "@/i18n/site/reusable-notice";
import { useTexts } from "@/i18n/use-texts";
import "./packaging-note.css";

/** The notice of reusable packaging, required by law where guests choose (VerpackG §§ 33, 34). */
export function PackagingNote() {
  const notices = useTexts(reusableNotice);
  const { reusable } = useRestaurant();
  const notice = reusable && notices[reusable];
  return notice ? <p className="packaging-note">{notice}</p> : null;
}
