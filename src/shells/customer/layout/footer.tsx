import { Link, useLocation } from "react-router-dom";
import { LEGAL_PAGES, routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { telHref } from "@/domain/contact/tel-href";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { EmblemMark } from "@/ui/emblem/emblem-mark";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PhoneText } from "@/ui/phone-text";
import "./footer.css";

const HoursTable = lazyPart(
  async () => (await import("@/features/home/visit/hours-table")).HoursTable,
);

/** Address, phone, hours and legal pages. Every page must link the legal notice (DDG § 5). */
export function Footer() {
  const restaurant = useRestaurant();
  const texts = useTexts(shellTexts);
  const { pathname } = useLocation();
  const { address } = restaurant;
  return (
    <footer className={pathname === routes.checkout ? "footer footer--short" : "footer"}>
      <div className="footer__inner">
        <div className="footer__block">
          <EmblemMark className="footer__mark" />
          <address>
            <strong className="footer__name">{restaurant.title}</strong>
            <br />
            {address.line1}
            <br />
            {address.zip} {address.city}
          </address>
          <ul className="footer__phones">
            {restaurant.phones.map((phone) => (
              <li key={phone}>
                <a className="footer__link" href={telHref(phone)}>
                  <PhoneText text={phone} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {/* The restaurant page shows them right above; the checkout offers the times. */}
        {pathname === routes.home || pathname === routes.checkout ? null : (
          <div className="footer__block">
            <h2 className="footer__heading">{texts.openingHours}</h2>
            <OptionalPart>
              <HoursTable />
            </OptionalPart>
          </div>
        )}
        <nav className="footer__block" aria-label={texts.legal}>
          <h2 className="footer__heading">
            <Link className="footer__link" to={routes.terms}>
              {texts.legal}
            </Link>
          </h2>
          <ul className="footer__legal">
            {LEGAL_PAGES.map((page) => (
              <li key={page}>
                <Link className="footer__link" to={routes.legal(page)}>
                  {texts.legalPages[page]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="footer__prices">{texts.prices}</p>
      </div>
    </footer>
  );
}
