import { Text } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { DateField } from "@/admin-ui/form/date-field";
import { MoneyField } from "@/admin-ui/form/money-field";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { TextField } from "@/admin-ui/form/text-field";
import { TimeField } from "@/admin-ui/form/time-field";
import { useAvailabilities } from "@/data/staff/use-availabilities";
import { usePlaces } from "@/data/use-places";
import { isZip } from "@/domain/contact/zip";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { explainOrder } from "@/domain/order/pricing/explain-order";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseEuros } from "@/domain/text/euro-input";
import { minutesOf, toInstant, toLocal } from "@/domain/time/berlin-time";
import { whyTexts } from "@/i18n/admin/restaurant/why-texts";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { EditorSection } from "../../fields/editor-section";
import { ShortFields } from "../short-fields";
import { WhyAnswer } from "./why-answer";
import type { WhyQuestion } from "./why-steps";

interface WhySectionProps {
  readonly stored: Restaurant;
  /** The record that the draft would store; null while the draft is not valid. */
  readonly edited: Restaurant | null;
}

/** Explains what a guest sees at a moment, with a postal code and a cart, by the rules of the site. */
export function WhySection({ stored, edited }: WhySectionProps) {
  const texts = useTexts(whyTexts);
  const { types, zip: zipLabel } = useTexts(telephoneTexts);
  const now = useAtomValue(serverNowAtom);
  const restaurant = edited ?? stored;
  const [asked, setAsked] = useState(() => ({
    date: toLocal(now).date,
    time: toLocal(now).time as string,
    type: (restaurant.delivery ? "delivery" : "pickup") as Fulfilment,
    zip: restaurant.address.zip,
    cart: "25,00",
  }));
  const ask = (change: Partial<typeof asked>) => setAsked({ ...asked, ...change });
  const { date, time, type, zip, cart } = asked;
  const subtotal_cents = parseEuros(cart);
  const isComplete = /^\d\d:\d\d$/.test(time) && subtotal_cents !== null;
  return (
    <EditorSection name="why" description={texts.intro}>
      <ShortFields>
        <DateField label={texts.day} value={date} onValueChange={(day) => ask({ date: day })} />
        <TimeField label={texts.time} value={time} onValueChange={(text) => ask({ time: text })} />
        <SegmentField
          label={texts.fulfilment}
          value={type}
          onValueChange={(kind) => ask({ type: kind })}
          options={(["delivery", "pickup"] as const).map((value) => ({
            value,
            label: types[value],
          }))}
        />
        {type === "delivery" && (
          <TextField
            label={zipLabel}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={zip}
            onChange={({ target }) => ask({ zip: target.value })}
          />
        )}
        <MoneyField label={texts.cart} value={cart} onValueChange={(text) => ask({ cart: text })} />
      </ShortFields>
      {!edited && <Notice tone="warning" title={texts.broken} />}
      {isComplete ? (
        <Suspense fallback={<TableSkeleton />}>
          <Explained
            restaurant={restaurant}
            question={{
              type,
              zip: isZip(zip) ? zip : "",
              subtotal_cents,
              at: toInstant(date, minutesOf(time)),
            }}
          />
        </Suspense>
      ) : (
        <Text role="alert">{texts.incomplete}</Text>
      )}
    </EditorSection>
  );
}

function Explained(props: { readonly restaurant: Restaurant; readonly question: WhyQuestion }) {
  const { restaurant, question } = props;
  const places = usePlaces();
  const availability = useAvailabilities([restaurant.key])(restaurant.key);
  if (!availability) return <TableSkeleton />;
  const { type, zip, subtotal_cents, at } = question;
  const explanation = explainOrder(
    { type, ...(zip && { zip }) },
    subtotal_cents,
    { restaurant, availability, places },
    at,
  );
  return <WhyAnswer explanation={explanation} question={question} />;
}
