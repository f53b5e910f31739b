import { Button } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import { useBoard } from "@/data/staff/board-provider";
import { useSetAvailability } from "@/data/staff/use-set-availability";
import { isUnattended } from "@/domain/availability/is-unattended";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { staffAtom } from "@/state/staff/staff-atoms";
import { alertName, RestaurantAlert } from "./parts/restaurant-alert";

/**
 * Alerts for restaurants whose orders are paused because nobody answered. A touch or a key proves
 * that somebody is there, which an open page does not: it resumes the orders of all restaurants on
 * the board. Super-administrators answer no orders; they resume a restaurant by its button.
 */
export function UnattendedNotices({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const { availabilityOf } = useBoard();
  return restaurants.map((restaurant) => {
    const availability = availabilityOf(restaurant.key);
    if (!availability || !isUnattended(availability)) return null;
    const since = availability.paused_unattended_at ?? 0;
    const name = alertName(restaurant, restaurants);
    return (
      <UnattendedNotice key={restaurant.key} restoKey={restaurant.key} name={name} since={since} />
    );
  });
}

function UnattendedNotice(props: { restoKey: string; name: string | null; since: number }) {
  const { restoKey, name, since } = props;
  const texts = useTexts(boardTexts).unattended;
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const staff = useAtomValue(staffAtom);
  const isSuper = staff.status === "granted" && staff.grants.super;
  const { state, change } = useSetAvailability(restoKey);
  const message = texts.paused(formatMomentFrom(now, since, language));
  async function resume(): Promise<void> {
    if (state === "busy") return;
    if (await change({ paused_until: null })) showToast({ title: texts.resumed, tone: "success" });
  }
  useTouch(!isSuper, () => void resume());
  return (
    <RestaurantAlert name={name} message={message} outcome={{ state, texts }}>
      <Button size="lg" disabled={state === "busy"} onClick={() => void resume()}>
        {state === "busy" ? texts.resuming : texts.resume}
      </Button>
    </RestaurantAlert>
  );
}

/** Calls `onTouch` when somebody touches the page or presses a key, while `isActive`. */
function useTouch(isActive: boolean, onTouch: () => void): void {
  const touched = useEffectEvent(onTouch);
  useEffect(() => {
    if (!isActive) return;
    const listener = () => touched();
    // The end of a touch: the tap takes effect before the alert disappears and the cards move.
    const events = ["pointerup", "pointercancel", "keydown"] as const;
    for (const event of events) document.addEventListener(event, listener);
    return () => {
      for (const event of events) document.removeEventListener(event, listener);
    };
  }, [isActive]);
}
