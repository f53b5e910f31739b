import { Notice } from "@/admin-ui/feedback/notice";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";

/** Alert about orders that wait too long; renders nothing without any. */
export function OverdueNotice({ count }: { count: number }) {
  const texts = useTexts(boardTexts).alarm;
  if (count === 0) return null;
  return <Notice tone="danger" title={texts.overdue(count)} />;
}
