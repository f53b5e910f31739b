import { useRestaurant } from "@/data/restaurant-provider";
import { distanceKm } from "@/domain/delivery/distance";
import { servingTime } from "@/domain/order/timing/serving-time";
import { servingTimeText } from "@/i18n/order/serving-time-text";
import { branchTexts } from "@/i18n/site/branch-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { branchesAtom } from "@/state/restaurant/branch-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { BranchLink } from "./branch-link";
import { BranchLocator } from "./branch-locator";
import "./branches.css";

/** The owner's other restaurants, nearest first, with the time of a delivery and a link to each. */
export function Branches() {
  const restaurant = useRestaurant();
  const language = useLanguage();
  const texts = branchTexts[language];
  const branches = useAtomValue(branchesAtom);
  const now = useAtomValue(serverNowAtom);
  if (branches.length === 0) return null;
  const listed = branches
    .map((known) => ({ ...known, km: distanceKm(restaurant.location, known.branch.location) }))
    .toSorted((one, other) => one.km - other.km);
  return (
    <div className="visit__block visit__block--wide branches">
      <div>
        <h3 className="visit__heading">{texts.title}</h3>
        <BranchLocator />
      </div>
      <ul className="branches__list">
        {listed.map(({ branch, availability, km }) => {
          const type = branch.delivery ? "delivery" : "pickup";
          const serving = availability && servingTime(branch, availability, type, now);
          return (
            <li key={branch.key} className="branches__branch">
              <strong>{branch.title}</strong>
              <span className="branches__state">
                {[
                  `${branch.address.line1}, ${branch.address.zip} ${branch.address.city}`,
                  texts.distance(Math.round(km).toLocaleString(language)),
                  serving?.kind === "now"
                    ? texts.open(branch.title)
                    : serving && servingTimeText(serving, now, language),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <BranchLink branch={branch} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
