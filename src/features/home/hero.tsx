import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { telHref } from "@/domain/contact/tel-href";
import { lookOf } from "@/domain/tenant/look-of";
import { homeTexts } from "@/i18n/site/home-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { EmblemPattern } from "@/ui/emblem/emblem-pattern";
import { PhoneText } from "@/ui/phone-text";
import { findPhoto } from "@/ui/photo/find-photo";
import { PhotoPicture } from "@/ui/photo/photo-picture";
import { HeroScene } from "./hero-scene";
import { OpeningChip } from "./opening/opening-chip";
import { mapHref } from "./visit/map-href";
import "./hero.css";

/**
 * Top of the restaurant page: name, opening state, address and phone, in the composition of the
 * restaurant's look. With `banner` set, drawings or a photograph are beside or behind it, except in
 * the layouts without pictures; drawings also stand in for a photograph that does not load.
 */
export function Hero() {
  const restaurant = useRestaurant();
  const texts = useTexts(homeTexts);
  const textIn = useTextIn();
  const { address, phones } = restaurant;
  const [phone] = phones;
  const [missing, setMissing] = useState<string>();
  const { hero: wanted, layout } = lookOf(restaurant);
  const isPlain = layout === "list" || layout === "tasting";
  const banner = restaurant.banner && !isPlain;
  const photo = banner && restaurant.photo?.path !== missing ? findPhoto(restaurant.photo) : null;
  const composition = wanted === "photo" && !photo ? "drawing" : wanted;
  const hero = isPlain ? "plain" : composition;
  return (
    <section className={`hero hero--${hero}`} aria-labelledby="hero-title">
      {/* Decoration is left out of the prerendered page. */}
      {isPlain ? null : (
        <ClientOnly>
          <EmblemPattern className="hero__pattern" />
        </ClientOnly>
      )}
      <div className={banner ? "hero__inner hero__inner--banner" : "hero__inner"}>
        <div className="hero__words">
          <div className="hero__top">
            <OpeningChip />
            {phone ? (
              <a className="hero__link" href={telHref(phone)}>
                <span className="visually-hidden">{texts.phone}: </span>
                <PhoneText text={phone} />
              </a>
            ) : null}
          </div>
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
            <li className="hero__address">
              <a className="hero__link" href={mapHref(restaurant)} rel="noreferrer">
                <span className="visually-hidden">{texts.address}: </span>
                {address.line1}, {address.city}
              </a>
            </li>
          </ul>
        </div>
        {banner ? (
          <div className="hero__scene">
            <ClientOnly>
              {hero === "photo" && photo ? (
                <PhotoPicture
                  found={photo}
                  sizes="100vw"
                  isEager
                  onMissing={() => setMissing(photo.photo.path)}
                />
              ) : (
                <HeroScene restaurant={restaurant} />
              )}
            </ClientOnly>
          </div>
        ) : null}
      </div>
    </section>
  );
}
