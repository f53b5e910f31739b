import type { ReactNode } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { NumberInput } from "../../fields/number-input";
import { ShortFields } from "../short-fields";
import { BandRows } from "./band-rows";
import { MinimumRows } from "./minimum-rows";

/** Delivery fees, minimums and reach; `children` is the preview. */
export function DeliverySection({ children }: { children: ReactNode }) {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="delivery">
      <ShortFields>
        <NumberInput name="min_delivery_amount" required decimals={2} hint={hints.minimum} />
        <NumberInput name="max_delivery_location_in_km" hint={hints.reach} />
        <NumberInput name="delivary_end_min" decimals={0} hint={hints.end} />
      </ShortFields>
      <BandRows />
      <MinimumRows />
      {children}
    </EditorSection>
  );
}
