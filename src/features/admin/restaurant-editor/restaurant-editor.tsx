import { type ReactNode, Suspense } from "react";
import { FormProvider } from "react-hook-form";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { LoadingState } from "@/ui/feedback/loading-state";
import { ConflictPanel } from "./draft/conflict-panel";
import { HistorySection } from "./draft/history-section";
import { SaveBar } from "./draft/save-bar";
import { useRestaurantEditor } from "./draft/use-restaurant-editor";
import { EditorNav } from "./editor-nav";
import { ColorsSection } from "./sections/colors-section";
import { ContactSection } from "./sections/contact-section";
import { DeliveryPreview } from "./sections/delivery-preview";
import { DeliverySection } from "./sections/delivery-section";
import { GuestsSection } from "./sections/guests-section";
import { HoursSection } from "./sections/hours-section";
import { LegendSection } from "./sections/legend-section";
import { OrdersSection, TablesSection } from "./sections/policy-sections";
import { TextsSection } from "./sections/texts-section";

interface RestaurantEditorProps {
  /** The restaurant as it was last read or saved. */
  readonly stored: Restaurant;
  readonly onSaved: (restaurant: Restaurant) => void;
}

// Constant elements, so that sections render only when their own fields change.
const BEFORE_DELIVERY = (
  <>
    <TextsSection />
    <ColorsSection />
    <ContactSection />
    <HoursSection />
  </>
);
const AFTER_DELIVERY = (
  <>
    <OrdersSection />
    <TablesSection />
    <GuestsSection />
    <LegendSection />
  </>
);

/** All sections, the history and the save bar. */
export function RestaurantEditor({ stored, onSaved }: RestaurantEditorProps) {
  const editor = useRestaurantEditor(stored, onSaved);
  const { form, base, merge } = editor;
  return (
    <FormProvider {...form}>
      <div className="editor__columns">
        <EditorNav />
        <form
          className="editor__sections"
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            // Enter in a field must not save; only the button saves.
            event.preventDefault();
          }}
        >
          {merge && <ConflictPanel merge={merge} onMerged={editor.applyMerge} />}
          {/* Inert during a conflict: edits would belong to neither side. */}
          <div className="editor__fields" inert={merge !== null}>
            {BEFORE_DELIVERY}
            <DeliverySection>
              <PreviewBoundary>
                <DeliveryPreview stored={base} />
              </PreviewBoundary>
            </DeliverySection>
            {AFTER_DELIVERY}
          </div>
          <HistorySection key={base.rev ?? 0} current={base} onRestore={editor.restore} />
        </form>
      </div>
      <SaveBar editor={editor} />
    </FormProvider>
  );
}

function PreviewBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingState />}>{children}</Suspense>;
}
