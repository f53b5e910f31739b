import { Notice } from "@/admin-ui/feedback/notice";
import type { BlocksAnswer } from "@/domain/guest/block-requests.schema";
import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { formatMoment } from "@/domain/text/format-moment";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { blockedName } from "./blocked-name";

interface BlockedNoticeProps {
  readonly found: SearchGuestsAnswer;
  /** Current blocks of the restaurant; null while they load. */
  readonly blocks: BlocksAnswer | null;
}

/** Says which number or account of a guest is blocked, and until when. */
export function BlockedNotice({ found, blocks }: BlockedNoticeProps) {
  const texts = useTexts(guestsTexts);
  const language = useLanguage();
  // The list is newer than the search once a block has changed.
  const isCurrent = (id: string) => blocks?.blocks.some((each) => each.id === id) ?? true;
  return found.blocks
    .filter(({ id }) => isCurrent(id))
    .map((block) => (
      <Notice
        key={block.id}
        tone="warning"
        title={texts.isBlocked(blockedName(block, texts), formatMoment(block.until, language))}
      >
        {block.reason}
      </Notice>
    ));
}
