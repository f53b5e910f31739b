import type { ReactNode } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { TextInput } from "../../fields/text-input";
import { ShortFields } from "../short-fields";
import { BandRows } from "./band-rows";
import { MinimumRows } from "./minimum-rows";

const DECIMAL = { inputMode: "decimal", autoComplete: "off" } as const;

/** Delivery fees, minimums and reach; `children` is the preview. */
export function DeliverySection({ children }: { children: ReactNode }) {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="delivery">
      <ShortFields>
        <TextInput name="min_delivery_amount" required hint={hints.minimum} {...DECIMAL} />
        <TextInput name="max_delivery_location_in_km" hint={hints.reach} {...DECIMAL} />
        <TextInput name="delivary_end_min" inputMode="numeric" hint={hints.end} />
      </ShortFields>
      <BandRows />
      <MinimumRows />
      {children}
    </EditorSection>
  );
}
