import { Box, Card, Grid, Separator } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { PlaceStaffOrderAnswer } from "@/domain/order/placing/staff-order.schema";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { TelephoneContext } from "./context/telephone-context";
import { useTelephoneOrder } from "./context/use-telephone-order";
import { DishEntry } from "./dish/dish-entry";
import { FulfilmentFields } from "./fulfilment-fields";
import { GuestFields } from "./guest-fields";
import { OrderSummary } from "./order-summary";
import { handleTelephoneKey } from "./telephone-keys";

interface TelephoneOrderFormProps {
  readonly context: OrderContext;
  /** Must be stable. */
  readonly onTaken: (answer: PlaceStaffOrderAnswer) => void;
  /** Called when restaurant or menu have changed. Must be stable. */
  readonly onStale: () => void;
}

/** One telephone order, in the order of a call: guest, dishes, pickup or delivery, total. */
export function TelephoneOrderForm({ context, onTaken, onStale }: TelephoneOrderFormProps) {
  const texts = useTexts(telephoneTexts);
  const order = useTelephoneOrder(context, onTaken, onStale);
  const [isRefused, setIsRefused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function place(): void {
    const found = order.place();
    setIsRefused(found === "fields");
    // An open dish takes the focus by itself.
    if (found !== "fields") return;
    // The error messages appear with the next render.
    setTimeout(() => {
      root.current?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
    });
  }

  function missingText(): string | null {
    const { draft, errors, dishes } = order;
    if (dishes.stopsOrder) return texts.openDish;
    if (!isRefused) return null;
    if (draft.lines.length === 0) return texts.noLines;
    return Object.keys(errors).length > 0 ? texts.incomplete : null;
  }

  return (
    <TelephoneContext value={order}>
      <Grid
        ref={root}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" }}
        gap="5"
        alignItems="start"
        onKeyDown={(event) => handleTelephoneKey(event, place)}
      >
        <Card.Root>
          <Card.Body gap="5" color="fg">
            <GuestFields />
            <Separator />
            <DishEntry />
            <Separator />
            <FulfilmentFields />
          </Card.Body>
        </Card.Root>
        <Box position={{ lg: "sticky" }} top="4">
          <OrderSummary button={button} onPlace={place} missing={missingText()} />
        </Box>
      </Grid>
    </TelephoneContext>
  );
}
