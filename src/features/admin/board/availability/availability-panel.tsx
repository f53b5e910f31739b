import { Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { SelectField } from "@/admin-ui/form/select-field";
import { PageTabs } from "@/admin-ui/layout/page-tabs";
import { useBoard } from "@/data/staff/board-provider";
import { useSetAvailability } from "@/data/staff/use-set-availability";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { BusyControl } from "./busy-control";
import { ClosureControl } from "./closure-control";
import type { EditedAvailability } from "./edited-availability";
import { daysFrom } from "./end-choices";
import { GuestShareControl } from "./guest-share-control";
import { PauseControl } from "./pause-control";
import { SoldOutControl } from "./sold-out-control";
import { soldOutCount } from "./sold-out-count";

/** The availability of one restaurant; with several, one must be selected first. */
export function AvailabilityPanel({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(availabilityTexts);
  const [chosen, setChosen] = useState("");
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const restaurant = only ?? restaurants.find(({ key }) => key === chosen);
  return (
    <Stack gap="4" data-testid="availability-panel">
      {!only && (
        <SelectField
          label={texts.restaurant}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">{texts.selectRestaurant}</option>
          {restaurants.map(({ key, title, address }) => (
            <option key={key} value={key}>
              {title} · {address.city}
            </option>
          ))}
        </SelectField>
      )}
      {restaurant && <Controls key={restaurant.key} restaurant={restaurant} />}
    </Stack>
  );
}

type Tab = "orders" | "soldOut" | "closures" | "guests";

function Controls({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(availabilityTexts);
  const availability = useBoard().availabilityOf(restaurant.key);
  const now = useAtomValue(serverNowAtom);
  const { state, change } = useSetAvailability(restaurant.key);
  const [tab, setTab] = useState<Tab>("orders");
  if (!availability) return <TableSkeleton label={texts.loading} />;
  const edited: EditedAvailability = { restaurant, availability, now, change };
  const [today = ""] = daysFrom(now, 1);
  const closures = availability.exceptions.filter(({ date }) => date >= today).length;
  const content = (children: ReactNode) => <Stack gap="8">{children}</Stack>;
  return (
    <>
      <Text
        role="status"
        color={state === "busy" ? "fg.muted" : "fg.error"}
        _empty={{ position: "absolute" }}
      >
        {state === "busy" && texts.saving}
        {state === "failed" && texts.failed}
        {state === "offline" && texts.offline}
      </Text>
      <PageTabs
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: "orders",
            label: texts.tabs.orders,
            content: content(
              <>
                <PauseControl edited={edited} />
                <BusyControl edited={edited} />
              </>,
            ),
          },
          {
            value: "soldOut",
            label: texts.tabs.soldOut(soldOutCount(availability, now)),
            content: <SoldOutControl edited={edited} />,
          },
          {
            value: "closures",
            label: texts.tabs.closures(closures),
            content: content(<ClosureControl edited={edited} />),
          },
          {
            value: "guests",
            label: texts.tabs.guests,
            content: <GuestShareControl edited={edited} />,
          },
        ]}
      />
    </>
  );
}
