import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { AvailabilityPanel } from "./availability-panel";

/** A button that opens the panel with the availability of the restaurants. */
export function AvailabilityControls({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(availabilityTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="lg"
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.title}
      </Button>
      <SideDrawer open={isOpen} onClose={() => setOpen(false)} title={texts.title} size="lg">
        <AvailabilityPanel restaurants={restaurants} />
      </SideDrawer>
    </>
  );
}
