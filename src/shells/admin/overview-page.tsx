import { Link } from "react-router-dom";
import type { Restaurant } from "../../domain/tenant/restaurant.schema";
import { adminTexts } from "../../i18n/admin-texts";
import { useTextIn, useTexts } from "../../i18n/use-texts";
import { useSetAtom } from "../../state/jotai-hooks";
import { staffChoiceAtom } from "../../state/staff-choice-atom";
import { adminRoutes } from "./admin-routes";

/** The restaurants of the signed-in person; each leads to its orders. */
export function OverviewPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(adminTexts);
  const textIn = useTextIn();
  const choose = useSetAtom(staffChoiceAtom);
  return (
    <div className="overview">
      <h1 className="overview__title">{texts.restaurants}</h1>
      <ul className="overview__list">
        {restaurants.map(({ key, title, subtitle, address, url }) => (
          <li key={key} className="overview__restaurant">
            <h2 className="overview__name">{title}</h2>
            <p className="overview__place">
              {textIn(subtitle)} · {address.city}
            </p>
            <Link
              className="button button--primary"
              to={adminRoutes.board}
              aria-label={`${texts.toBoard}: ${title}`}
              onClick={() => choose(key)}
            >
              {texts.toBoard}
            </Link>
            <a
              className="button button--ghost"
              href={url}
              aria-label={`${texts.opensSite}: ${title}`}
            >
              {texts.opensSite}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
