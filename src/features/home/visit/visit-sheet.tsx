import { useRestaurant } from "@/data/restaurant-provider";
import { telHref } from "@/domain/contact/tel-href";
import { visitTexts } from "@/i18n/site/visit-texts";
import { useTexts } from "@/i18n/use-texts";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PhoneText } from "@/ui/phone-text";
import { Sheet } from "@/ui/sheet/sheet";
import { OpenBranch } from "../branches/open-branch";
import { HoursTable } from "./hours-table";
import { routeHref } from "./map-href";
import { TownMapDrawing } from "./town-map-drawing";
import "./visit-sheet.css";

/** Opening hours, address, telephone and a map without a map service, as a sheet. */
export function VisitSheet({ onClosed }: { onClosed: () => void }) {
  const restaurant = useRestaurant();
  const texts = useTexts(visitTexts);
  const { address } = restaurant;
  const [phone] = restaurant.phones;
  return (
    <Sheet title={texts.sheetTitle} closeLabel={texts.close} onClosed={onClosed}>
      <div className="sheet__body visit-sheet">
        <section>
          <HoursTable />
        </section>
        <OptionalPart>
          <OpenBranch />
        </OptionalPart>
        <section>
          <h3 className="visit-sheet__heading">{texts.wayTitle}</h3>
          <address>
            {restaurant.title}
            <br />
            {address.line1}
            {address.line2 ? `, ${address.line2}` : null}
            <br />
            {address.zip} {address.city}
          </address>
          <p className="visit-sheet__links">
            <a className="button button--outline" href={routeHref(restaurant)} rel="noreferrer">
              {texts.route}
            </a>
            {phone ? (
              <a className="button button--outline" href={telHref(phone)}>
                <PhoneText text={texts.call(phone)} phones={[phone]} />
              </a>
            ) : null}
          </p>
          <OptionalPart>
            <TownMapDrawing />
          </OptionalPart>
        </section>
      </div>
    </Sheet>
  );
}
