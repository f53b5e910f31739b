import { sisterRestaurants } from "@/config/sister-restaurants";
import { useRestaurant } from "@/data/restaurant-provider";
import { telHref } from "@/domain/contact/tel-href";
import { visitTexts } from "@/i18n/site/visit-texts";
import { useTexts } from "@/i18n/use-texts";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PhoneText } from "@/ui/phone-text";
import { Branches } from "../branches/branches";
import { DeliveryAreas } from "./delivery-areas";
import { HoursTable } from "./hours-table";
import { mapHref } from "./map-href";
import "./visit-section.css";

/** Hours, address, phone and delivery area, below the menu. */
export function VisitSection() {
  const restaurant = useRestaurant();
  const texts = useTexts(visitTexts);
  const { address } = restaurant;
  return (
    <section className="visit" aria-labelledby="visit-title">
      <h2 className="visit__title" id="visit-title">
        {texts.visitTitle}
      </h2>
      <div className="visit__grid">
        <div className="visit__block">
          <h3 className="visit__heading">{texts.hoursTitle}</h3>
          <HoursTable />
        </div>
        <div className="visit__block">
          <h3 className="visit__heading">{texts.address}</h3>
          <address>
            {restaurant.title}
            <br />
            {address.line1}
            <br />
            {address.line2 ? (
              <>
                {address.line2}
                <br />
              </>
            ) : null}
            {address.zip} {address.city}
          </address>
          <a className="visit__link" href={mapHref(restaurant)} rel="noreferrer">
            {texts.showOnMap}
          </a>
          <h3 className="visit__heading visit__heading--next">{texts.phone}</h3>
          <ul className="visit__phones">
            {restaurant.phones.map((phone) => (
              <li key={phone}>
                <a className="visit__link" href={telHref(phone)}>
                  <PhoneText text={phone} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {restaurant.delivery ? <DeliveryAreas /> : null}
        {sisterRestaurants(restaurant).length > 0 ? (
          <OptionalPart>
            <Branches />
          </OptionalPart>
        ) : null}
      </div>
    </section>
  );
}
