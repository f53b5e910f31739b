import { Box } from "@chakra-ui/react";
import { memo, type ReactNode, Suspense } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { SectionName } from "./draft/section-of";
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
import { StationsSection } from "./sections/stations/stations-section";
import { TablesSection } from "./sections/tables/tables-section";
import { TextsSection } from "./sections/texts-section";

interface EditorFieldsProps {
  readonly section: SectionName;
  readonly form: UseFormReturn<RestaurantDraft>;
  readonly base: Restaurant;
  /** During a conflict: edits would belong to neither side. */
  readonly isInert: boolean;
}

/**
 * The fields of one section; the form keeps the values of the others. Memoised, so that typing renders
 * the field and not all others.
 */
export const EditorFields = memo(function EditorFields(props: EditorFieldsProps) {
  const { section, form, base, isInert } = props;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        autoComplete="off"
        // Enter in a field must not save; only the button saves.
        onSubmit={(event) => event.preventDefault()}
      >
        <Box inert={isInert} minW="0" opacity={isInert ? 0.5 : 1}>
          {fieldsOf(section, base)}
        </Box>
      </form>
    </FormProvider>
  );
});

function fieldsOf(section: SectionName, base: Restaurant): ReactNode {
  switch (section) {
    case "texts":
      return <TextsSection restoKey={base.key} />;
    case "colors":
      return <ColorsSection />;
    case "look":
      return <LookSection />;
    case "about":
      return <AboutSection restoKey={base.key} />;
    case "contact":
      return <ContactSection />;
    case "hours":
      return <HoursSection />;
    case "delivery":
      return (
        <DeliverySection>
          <Suspense fallback={<TableSkeleton />}>
            <DeliveryPreview stored={base} />
          </Suspense>
        </DeliverySection>
      );
    case "orders":
      return <OrdersSection />;
    case "stations":
      return <StationsSection restoKey={base.key} />;
    case "reusable":
      return <ReusableSection />;
    case "payment":
      return <PaymentSection restoKey={base.key} />;
    case "tables":
      return <ReservationsSection paysOnline={base.pays_online === true} />;
    case "plan":
      return <TablesSection />;
    case "guests":
      return <GuestsSection />;
    case "legend":
      return <LegendSection />;
    case "why":
    case "history":
      return null;
  }
}
