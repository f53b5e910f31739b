import { useState } from "react";
import type { ListedBlock } from "@/domain/guest/block-requests.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { ErrorState } from "@/ui/feedback/error-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { blockedName } from "./blocked-name";
import { momentText } from "./moment-text";
import type { Blocks } from "./use-blocks";

/** The restaurant's current blocks, the one that ends first on top. */
export function BlockList({ blocks }: { blocks: Blocks }) {
  const texts = useTexts(guestsTexts);
  const { status, list, reload, change } = blocks;
  const [notice, setNotice] = useState("");
  const isFailed = status !== "loading" && status !== "ready";

  async function unblock(block: ListedBlock): Promise<void> {
    const problem = await change({ block_id: block.id, until: null });
    const who = blockedName(block, texts);
    setNotice(problem ? texts.problems[problem] : texts.unblocked(who));
  }

  return (
    <section
      className="guest-blocks"
      aria-labelledby="guest-blocks"
      ref={keepFocusInside}
      tabIndex={-1}
    >
      <h2 className="guest-results__title" id="guest-blocks">
        {texts.blocksTitle}
      </h2>
      <output className="guest-tasks__done">{notice}</output>
      {list && list.blocks.length === 0 && <p className="guest-results__none">{texts.noBlocks}</p>}
      {list && list.blocks.length > 0 && <BlockTable blocks={list.blocks} onUnblock={unblock} />}
      {list && !list.complete && <p className="guest-results__none">{texts.blocksIncomplete}</p>}
      {!list && status === "loading" && <LoadingState label={texts.blocksLoading} />}
      {!list && isFailed && <ErrorState help={texts.problems[status]} onRetry={reload} />}
    </section>
  );
}

interface BlockTableProps {
  readonly blocks: readonly ListedBlock[];
  readonly onUnblock: (block: ListedBlock) => void;
}

function BlockTable({ blocks, onUnblock }: BlockTableProps) {
  const texts = useTexts(guestsTexts);
  const language = useLanguage();
  return (
    <table className="guest-table">
      <thead>
        <tr>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.ends}</th>
          <th scope="col">{texts.reason}</th>
          <th scope="col">{texts.by}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.unblock}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {blocks.map((block) => (
          <tr key={block.id} data-testid="block">
            <th scope="row">{blockedName(block, texts)}</th>
            <td>{momentText(block.until, language)}</td>
            <td>{block.reason || texts.noReason}</td>
            <td>{block.by ?? texts.former}</td>
            <td>
              <button
                className="button button--outline"
                type="button"
                aria-label={texts.unblockOf(blockedName(block, texts))}
                onClick={() => onUnblock(block)}
              >
                {texts.unblock}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
