import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { AvailabilitySender } from "@/data/staff/use-set-availability";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

interface RestaurantAlertProps {
  /** Null on a board of one restaurant: see {@link alertName}. */
  readonly name: string | null;
  readonly message: string;
  /** The last change made here, and its texts. */
  readonly outcome: {
    readonly state: AvailabilitySender["state"];
    readonly texts: Readonly<Record<"failed" | "offline", string>>;
  };
  /** Buttons. */
  readonly children: ReactNode;
}

/** An alert about one restaurant, with buttons that change its availability. */
export function RestaurantAlert({ name, message, outcome, children }: RestaurantAlertProps) {
  const { state, texts } = outcome;
  const problem = state === "failed" || state === "offline" ? ` ${texts[state]}` : "";
  return (
    <Notice
      tone="danger"
      title={`${name === null ? "" : `${name}: `}${message}${problem}`}
      action={
        <Flex gap="2" wrap={{ base: "wrap", md: "nowrap" }}>
          {children}
        </Flex>
      }
    />
  );
}

/** How an alert names its restaurant. */
export function alertName(
  { title, address }: Pick<Restaurant, "title" | "address">,
  restaurants: readonly unknown[],
): string | null {
  return restaurants.length > 1 ? `${title} · ${address.city}` : null;
}
