import { useRestaurant } from "@/data/restaurant-provider";
import { useServingTime } from "@/data/use-serving-time";
import { distanceKm } from "@/domain/delivery/distance";
import { servingTime } from "@/domain/order/timing/serving-time";
import { branchTexts } from "@/i18n/site/branch-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { branchesAtom } from "@/state/restaurant/branch-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { BranchLink } from "./branch-link";
import { NearestBranchNote } from "./nearest-branch-note";

/**
 * While this restaurant takes no order for now: the nearest branch that delivers to the guest's postal
 * code, without one the nearest that delivers now.
 */
export function OpenBranch() {
  const texts = useTexts(branchTexts);
  const restaurant = useRestaurant();
  const { zip, city } = useAtomValue(deliveryZipAtom);
  const branches = useAtomValue(branchesAtom);
  const now = useAtomValue(serverNowAtom);
  const serving = useServingTime(restaurant.delivery ? "delivery" : "pickup");
  if (serving?.kind === "now") return null;
  if (zip !== "") return <NearestBranchNote zip={zip} city={city} onlyNow />;
  const [nearest] = branches
    .filter(
      ({ branch, availability }) =>
        branch.delivery &&
        availability &&
        servingTime(branch, availability, "delivery", now)?.kind === "now",
    )
    .map(({ branch }) => ({ branch, km: distanceKm(restaurant.location, branch.location) }))
    .toSorted((one, other) => one.km - other.km);
  if (!nearest) return null;
  return (
    <section className="branch-note">
      <strong>{texts.open(nearest.branch.title)}</strong>
      <BranchLink branch={nearest.branch} />
    </section>
  );
}
