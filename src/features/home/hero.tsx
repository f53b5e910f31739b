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
 * restaurant's look. With `banner` set, drawings or a photograph are beside or behind it; drawings
 * also stand in for a photograph that does not load.
 */
export function Hero() {
  const restaurant = useRestaurant();
  const texts = useTexts(homeTexts);
  const textIn = useTextIn();
  const { address, phones, banner } = restaurant;
  const [phone] = phones;
  const [missing, setMissing] = useState<string>();
  const photo = banner && restaurant.photo?.path !== missing ? findPhoto(restaurant.photo) : null;
  const wanted = lookOf(restaurant).hero;
  const hero = wanted === "photo" && !photo ? "drawing" : wanted;
  return (
    <section className={`hero hero--${hero}`} aria-labelledby="hero-title">
      {/* Decoration is left out of the prerendered page. */}
      <ClientOnly>
        <EmblemPattern className="hero__pattern" />
      </ClientOnly>
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
