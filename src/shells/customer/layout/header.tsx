import { Link, useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { OpeningChip } from "@/features/home/opening/opening-chip";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmblemMark } from "@/ui/emblem/emblem-mark";
import { LanguageSwitch } from "@/ui/navigation/language-switch";
import "../static/header.css";

/**
 * Logo, name, opening state, language switch and links to menu, table, own bookings, orders and
 * account, as far as the restaurant offers them.
 */
export function Header() {
  const restaurant = useRestaurant();
  const texts = useTexts(shellTexts);
  const { pathname } = useLocation();
  return (
    <header className="header">
      <div className="header__inner">
        <Link className="header__home" to={routes.home} aria-label={texts.toHome(restaurant.title)}>
          <span className="header__logo">
            <EmblemMark className="header__mark" />
          </span>
          <span className="header__title">{restaurant.title}</span>
        </Link>
        {/* The restaurant page shows it in its hero. */}
        {pathname === routes.home ? null : (
          <div className="header__opening">
            <OpeningChip />
          </div>
        )}
        <nav className="header__links" aria-label={texts.mainNavigation}>
          <LanguageSwitch className="language" />
          <HeaderLink to={routes.home} label={texts.menu} />
          {restaurant.reservation ? (
            <>
              <HeaderLink to={routes.reservation} label={texts.table} />
              <HeaderLink
                to={routes.reservations}
                label={texts.reservations}
                icon="M4 5h16v15H4ZM4 10h16M8 2.5V6M16 2.5V6"
              />
            </>
          ) : null}
          <HeaderLink
            to={routes.orders}
            label={texts.orders}
            icon="M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5"
          />
          <HeaderLink
            to={routes.account}
            label={texts.account}
            icon="M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0"
          />
        </nav>
      </div>
    </header>
  );
}

/** A link without an icon is on wide screens only. */
function HeaderLink({ to, label, icon }: { to: string; label: string; icon?: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      className={icon ? "header__link" : "header__link header__link--wide"}
      to={to}
      aria-current={pathname === to ? "page" : undefined}
    >
      {icon ? (
        <svg className="header__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      ) : null}
      <span className="header__label">{label}</span>
    </Link>
  );
}
