import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { homeTexts } from "@/i18n/home-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { AfterStart } from "@/ui/after-start";
import { EmblemPattern } from "@/ui/emblem/emblem-pattern";
import { EmblemScene } from "@/ui/emblem/emblem-scene";
import { mapHref, telHref } from "./contact-links";
import { OpeningChip } from "./opening-chip";
import "./hero.css";

/**
 * The band at the top: who we are, whether we are open, where and how to reach us. Wide screens
 * show the large drawing beside it where the restaurant wants one (`banner`).
 */
export function Hero() {
  const restaurant = useRestaurant();
  const texts = useTexts(homeTexts);
  const textIn = useTextIn();
  const { address, phones, banner } = restaurant;
  const [phone] = phones;
  return (
    <section className="hero" aria-labelledby="hero-title">
      {/* Ornaments are not part of the page's first bytes. */}
      <AfterStart>
        <EmblemPattern restaurant={restaurant} className="hero__pattern" />
      </AfterStart>
      <div className={banner ? "hero__inner hero__inner--banner" : "hero__inner"}>
        <div className="hero__words">
          <OpeningChip />
          <h1 className="hero__title" id="hero-title">
            {restaurant.title}
          </h1>
          <p className="hero__subtitle">{textIn(restaurant.subtitle)}</p>
          <p className="hero__description">{textIn(restaurant.description)}</p>
          <ul className="hero__links">
            {restaurant.reservation ? (
              <li>
                <Link className="hero__action" to={routes.reservation}>
                  {texts.reserve}
                </Link>
              </li>
            ) : null}
            {phone ? (
              <li>
                <a className="hero__link" href={telHref(phone)}>
                  <span className="visually-hidden">{texts.phone}: </span>
                  {phone}
                </a>
              </li>
            ) : null}
            <li>
              <a className="hero__link" href={mapHref(restaurant)} rel="noreferrer">
                <span className="visually-hidden">{texts.address}: </span>
                {address.line1}, {address.city}
              </a>
            </li>
          </ul>
        </div>
        {banner ? (
          <div className="hero__scene">
            <AfterStart>
              <EmblemScene restaurant={restaurant} />
            </AfterStart>
          </div>
        ) : null}
      </div>
    </section>
  );
}
