import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { useBoardMenu } from "@/data/staff/use-board-menu";
import { endOfBusinessDay } from "@/domain/time/business-day";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { ChoiceButtons } from "./choice-buttons";
import type { EditedAvailability } from "./edited-availability";
import { useEndLabel } from "./end-buttons";
import { endOf } from "./end-choices";
import { SoldOutDishes } from "./sold-out-dishes";
import { SoldOutOptions } from "./sold-out-options";

const ENDS = [60, "closing", "tomorrow", "notice"] as const;
type SoldOutEnd = (typeof ENDS)[number];

/** Marks dishes, and options in all dishes that have them, as sold out until the chosen end. */
export function SoldOutControl({ edited }: { edited: EditedAvailability }) {
  const texts = useTexts(availabilityTexts);
  const labelOf = useEndLabel(edited);
  const { restaurant, availability, now } = edited;
  const { status, value: menu, reload } = useBoardMenu(restaurant.key);
  const [end, setEnd] = useState<SoldOutEnd>("tomorrow");
  const [kind, setKind] = useState<"dishes" | "options">("dishes");
  const until = endOf(end, restaurant, availability, now) ?? endOfBusinessDay(now);
  const possible = ENDS.filter((each) => endOf(each, restaurant, availability, now) !== null);
  return (
    <Stack gap="4">
      <ChoiceButtons
        label={texts.soldOutUntil}
        value={end}
        onChoose={setEnd}
        options={possible.map((value) => ({ value, label: labelOf(value) }))}
      />
      <ChoiceButtons
        label={texts.soldOutKind}
        value={kind}
        onChoose={setKind}
        options={[
          { value: "dishes", label: texts.soldOutKinds.dishes },
          { value: "options", label: texts.soldOutKinds.options },
        ]}
      />
      {status === "loading" && <TableSkeleton label={texts.loadingMenu} />}
      {status === "failed" && <InlineError title={texts.menuFailed} onRetry={reload} />}
      {menu && kind === "dishes" && <SoldOutDishes edited={edited} menu={menu} until={until} />}
      {menu && kind === "options" && <SoldOutOptions edited={edited} menu={menu} until={until} />}
    </Stack>
  );
}
