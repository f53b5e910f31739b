import { useFormContext, useWatch } from "react-hook-form";
import { useMenu } from "@/data/menu-provider";
import { categoriesOf, isServedAt } from "@/domain/menu/served";
import type { Instant } from "@/domain/time/berlin-time";
import { servedNoteTexts } from "@/i18n/order/served-note-texts";
import { categoryHoursText } from "@/i18n/order/served-text";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { orderedLinesAtom, removeOrderedLineAtom } from "@/state/together/ordered-lines-atoms";
import { wantedInstant } from "../context/checkout-form.schema";
import { NextSlot } from "../steps/time/next-slot";

/**
 * Hours of the dishes that are not served at the wanted time, with two solutions: the first time at
 * which everything is served, and the order without these dishes.
 */
export function NotServed({ nextAt }: { nextAt: Instant | undefined }) {
  const menu = useMenu();
  const language = useLanguage();
  const texts = servedNoteTexts[language];
  const now = useAtomValue(serverNowAtom);
  const cart = useAtomValue(orderedLinesAtom);
  const removeLine = useSetAtom(removeOrderedLineAtom);
  const { control } = useFormContext<CheckoutDraft>();
  const wanted = wantedInstant(useWatch({ control, name: "wantedAt" }));
  const isMissing = (id: string) =>
    categoriesOf([id], menu).some((each) => !isServedAt(each, wanted ?? now));
  const missing = cart.filter(({ id }) => isMissing(id));
  const ids = missing.map(({ id }) => id);
  return (
    <>
      <ul>
        {categoriesOf(ids, menu).map((category) => (
          <li key={category.id}>{categoryHoursText(category, language)}</li>
        ))}
      </ul>
      {nextAt === undefined ? null : <NextSlot at={nextAt} />}
      {missing.length > 0 && missing.length < cart.length ? (
        <p className="checkout-actions">
          <button
            className="button button--ghost"
            type="button"
            onClick={() => {
              for (const { hash } of missing) removeLine(hash);
            }}
          >
            {texts.without}
          </button>
        </p>
      ) : null}
    </>
  );
}
