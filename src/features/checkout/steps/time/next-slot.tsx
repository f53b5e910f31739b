import { useFormContext, useWatch } from "react-hook-form";
import { formatTime } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { wantedInstant } from "../../context/checkout-form.schema";
import { useDayNames } from "./use-day-names";

/** Offers the next free time slot; asks for confirmation if it is on another day. */
export function NextSlot({ at }: { at: Instant }) {
  const texts = useTexts(checkoutTexts);
  const { dayName } = useDayNames();
  const now = useAtomValue(serverNowAtom);
  const { control, setValue, setFocus } = useFormContext<CheckoutDraft>();
  const wanted = wantedInstant(useWatch({ control, name: "wantedAt" }));
  const moves = toLocal(at).date !== toLocal(wanted ?? now).date;
  const moment = `${dayName(at)}, ${formatTime(at)}`;

  function take(): void {
    setValue("wantedAt", String(at));
    // The button disappears with the problem it solves.
    setFocus("wantedAt");
  }

  return (
    <>
      {moves && <p>{texts.otherDayQuestion(dayName(at))}</p>}
      <p className="checkout-actions">
        <button className="button button--outline" type="button" onClick={take}>
          {moves ? texts.takeOtherDay(moment) : texts.takeSlot(moment)}
        </button>
        {moves && (
          <button
            className="button button--ghost"
            type="button"
            onClick={() => setFocus("wantedAt")}
          >
            {texts.otherTime}
          </button>
        )}
      </p>
    </>
  );
}
