import type { Order } from "@/domain/order/order.schema";
import { BagDrawing } from "./bag-drawing";
import { DoorDrawing } from "./door-drawing";
import { PaperDrawing } from "./paper-drawing";
import { PlateDrawing } from "./plate-drawing";
import { ScooterDrawing } from "./scooter-drawing";
import { WokDrawing } from "./wok-drawing";

/** The drawing of an order's status. */
export function OrderDrawing({ status, type }: Pick<Order, "status" | "type">) {
  switch (status) {
    case "awaiting_payment":
    case "placed":
      return <PaperDrawing mark="sent" />;
    case "accepted":
      return <PaperDrawing mark="accepted" />;
    case "preparing":
      return <WokDrawing />;
    case "ready":
      return <BagDrawing />;
    case "out_for_delivery":
      return <ScooterDrawing />;
    case "completed":
      return type === "delivery" ? <DoorDrawing /> : <PlateDrawing />;
    case "rejected":
    case "expired":
    case "cancelled":
    case "failed":
    case "unpaid":
      return <PaperDrawing mark="stopped" />;
  }
}
