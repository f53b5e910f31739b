import { useEffect, useMemo, useState } from "react";
import { type CreateOnceApi, useCreateOnce } from "@/data/send-once/use-create-once";
import type { PlaceStaffOrderAnswer } from "@/domain/order/placing/staff-order.schema";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import { callPlaceStaffOrder } from "@/firebase/callables/telephone-callables";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom, useStateStore } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import {
  changeTelephoneDraftAtom,
  EMPTY_TELEPHONE_DRAFT,
  type PendingTelephoneOrder,
  pendingTelephoneOrderAtom,
  type TelephoneDraft,
  telephoneDraftsAtom,
} from "@/state/staff/telephone-order-atoms";
import { lineRequests } from "./draft-lines";
import {
  type TelephoneErrors,
  type TelephoneIntent,
  telephoneErrors,
  telephoneIntent,
} from "./draft-order";
import { type DishEntry, useDishEntry } from "./use-dish-entry";
import { quoteDraft, type TelephoneQuote, useTelephoneQuote } from "./use-telephone-quote";

type TelephoneSubmission = CreateOnceApi<
  TelephoneIntent,
  PendingTelephoneOrder,
  PlaceStaffOrderAnswer
>;

/** One telephone order: draft, price and sending. */
export interface TelephoneOrder {
  readonly draft: TelephoneDraft;
  /** Changes fields; a refusal of the server disappears. */
  readonly edit: (change: Partial<TelephoneDraft>) => void;
  readonly clear: () => void;
  readonly context: OrderContext;
  readonly priced: TelephoneQuote;
  /** Errors of the fields, after the first attempt to take the order. */
  readonly errors: TelephoneErrors;
  readonly submission: TelephoneSubmission;
  /** Whether nothing may be changed, because the order is on its way. */
  readonly isLocked: boolean;
  /** The dish that is being entered. */
  readonly dishes: DishEntry;
  /** Takes the order, with the dish that is being entered. @returns what is missing; null if it is sent */
  readonly place: () => "dish" | "fields" | null;
}

/**
 * The telephone order of a restaurant. Takes one order: mount it again for the next one.
 * @param onTaken receives the server's answer; must be stable
 */
export function useTelephoneOrder(
  context: OrderContext,
  onTaken: (answer: PlaceStaffOrderAnswer) => void,
  onStale: () => void,
): TelephoneOrder {
  const { key } = context.restaurant;
  const language = useLanguage();
  const draft = useAtomValue(telephoneDraftsAtom)[key] ?? EMPTY_TELEPHONE_DRAFT;
  const change = useSetAtom(changeTelephoneDraftAtom);
  const [wasTried, setWasTried] = useState(false);
  const now = useAtomValue(serverNowAtom);
  const priced = useTelephoneQuote(draft, context, onStale);
  const submission = useSubmission();
  const { state } = submission;

  const total = priced.quote?.total_cents ?? null;
  const allErrors = useMemo(
    () => telephoneErrors(draft, total, language),
    [draft, total, language],
  );
  const answer = state.phase === "succeeded" ? state.answer : null;
  useEffect(() => {
    if (answer) onTaken(answer);
  }, [answer, onTaken]);
  const isPriceChanged = state.phase === "refused" && state.refusal.reason === "PRICE_CHANGED";
  useEffect(() => {
    if (isPriceChanged) onStale();
  }, [isPriceChanged, onStale]);

  const isLocked =
    state.phase === "sending" || state.phase === "checking" || state.phase === "signing-in";
  function edit(next: Partial<TelephoneDraft>): void {
    change(key, next);
    if (state.phase !== "idle") submission.dismiss();
  }
  const dishes = useDishEntry(draft, edit, context);
  return {
    draft,
    edit,
    clear() {
      change(key, null);
      submission.dismiss();
      setWasTried(false);
    },
    context,
    priced,
    errors: wasTried ? allErrors : {},
    submission,
    isLocked,
    dishes,
    place() {
      if (isLocked) return null;
      const settled = dishes.settle();
      if (!settled) return "dish";
      setWasTried(true);
      const { quote, refusal } = settled === draft ? priced : quoteDraft(settled, context, now);
      const missing = telephoneErrors(settled, quote?.total_cents ?? null, language);
      if (!quote || refusal || Object.keys(missing).length > 0) return "fields";
      void submission.submit(telephoneIntent(settled, key, quote));
      return null;
    },
  };
}

function useSubmission(): TelephoneSubmission {
  const store = useStateStore();
  const change = useSetAtom(changeTelephoneDraftAtom);
  return useCreateOnce<TelephoneIntent, PendingTelephoneOrder, PlaceStaffOrderAnswer>({
    pendingAtom: pendingTelephoneOrderAtom,
    lockName: "resto.place-staff-order",
    elsewhereAfterMs: 500,
    beforeSending: () => null,
    prepare: (intent, uid) => ({
      uid,
      request: { ...intent, order_id: crypto.randomUUID() },
      startedAt: Date.now(),
    }),
    call: ({ request }) => callPlaceStaffOrder(request),
    // A draft that is not the order's belongs to the next caller.
    onSucceeded({ request }) {
      const lines = store.get(telephoneDraftsAtom)[request.resto_key]?.lines ?? [];
      const isSame = JSON.stringify(lineRequests(lines)) === JSON.stringify(request.lines);
      if (isSame) change(request.resto_key, null);
    },
    // The other tab shows its order.
    outcomeElsewhere: () => ({ type: "released" }),
  });
}
