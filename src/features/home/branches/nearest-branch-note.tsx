import { usePlaces } from "@/data/use-places";
import { nearestBranch } from "@/domain/order/branches/nearest-branch";
import { servingTimeText } from "@/i18n/order/serving-time-text";
import { branchTexts } from "@/i18n/site/branch-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { branchesAtom } from "@/state/restaurant/branch-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { BranchLink } from "./branch-link";
import "./branches.css";

interface NearestBranchNoteProps {
  readonly zip: string;
  readonly city?: string;
  /** Renders nothing unless the branch delivers now. */
  readonly onlyNow?: boolean;
}

/**
 * For a postal code out of reach: the nearest open branch that delivers there, with a link to its
 * site.
 */
export function NearestBranchNote({ zip, city = "", onlyNow = false }: NearestBranchNoteProps) {
  const language = useLanguage();
  const texts = branchTexts[language];
  const places = usePlaces();
  const branches = useAtomValue(branchesAtom);
  const now = useAtomValue(serverNowAtom);
  if (branches.length === 0) return null;
  const offer = nearestBranch(branches, places, { zip, city }, now);
  if (onlyNow && offer?.serving?.kind !== "now") return null;
  return (
    <div className="branch-note" role="status">
      {offer ? (
        <>
          <p>
            <strong>{texts.delivers(offer.branch.title, zip)}</strong>
            {offer.serving ? `: ${servingTimeText(offer.serving, now, language)}` : null}
          </p>
          <BranchLink branch={offer.branch} />
        </>
      ) : (
        <p>{texts.noneDelivers(zip)}</p>
      )}
    </div>
  );
}
