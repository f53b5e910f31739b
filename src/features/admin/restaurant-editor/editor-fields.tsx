import { Stack } from "@chakra-ui/react";
import { memo, Suspense } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { AboutSection } from "./sections/about/about-section";
import { ContactSection } from "./sections/contact-section";
import { DeliveryPreview } from "./sections/delivery/delivery-preview";
import { DeliverySection } from "./sections/delivery/delivery-section";
import { GuestsSection } from "./sections/guests-section";
import { HoursSection } from "./sections/hours/hours-section";
import { LegendSection } from "./sections/legend-section";
import { ColorsSection } from "./sections/look/colors-section";
import { LookSection } from "./sections/look/look-section";
import { OrdersSection } from "./sections/orders-section";
import { PaymentSection } from "./sections/payment/payment-section";
import { ReservationsSection } from "./sections/reservations-section";
import { ReusableSection } from "./sections/reusable-section";
import { TablesSection } from "./sections/tables/tables-section";
import { TextsSection } from "./sections/texts-section";

interface EditorFieldsProps {
  readonly form: UseFormReturn<RestaurantDraft>;
  readonly base: Restaurant;
  /** During a conflict: edits would belong to neither side. */
  readonly isInert: boolean;
}

/** All fields. Memoised, so that typing renders the field and not three hundred others. */
export const EditorFields = memo(function EditorFields(props: EditorFieldsProps) {
  const { form, base, isInert } = props;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        autoComplete="off"
        // Enter in a field must not save; only the button saves.
        onSubmit={(event) => event.preventDefault()}
      >
        <div inert={isInert}>
          <Stack gap="5" minW="0" opacity={isInert ? 0.5 : 1}>
            <TextsSection restoKey={base.key} />
            <ColorsSection />
            <LookSection />
            <AboutSection restoKey={base.key} />
            <ContactSection />
            <HoursSection />
            <DeliverySection>
              <Suspense fallback={<TableSkeleton />}>
                <DeliveryPreview stored={base} />
              </Suspense>
            </DeliverySection>
            <OrdersSection />
            <ReusableSection />
            <PaymentSection restoKey={base.key} />
            <ReservationsSection paysOnline={base.pays_online === true} />
            <TablesSection />
            <GuestsSection />
            <LegendSection />
          </Stack>
        </div>
      </form>
    </FormProvider>
  );
});
