import { showToast } from "@/admin-ui/feedback/toaster";
import type { Order } from "@/domain/order/order.schema";
import { canDelay } from "@/domain/order/steps/delay-order";
import { formatTime } from "@/domain/text/format";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../context/board-context";

/** Minutes that one press of the button adds. */
const DELAY_STEP_MINUTES = 10;

/** Moves the promised time of an order; renders nothing where that is not possible. */
export function DelayButton({ order, busy }: { order: Order; busy: boolean }) {
  const texts = useTexts(boardTexts);
  const { steps } = useBoardContext();
  if (!canDelay(order, DELAY_STEP_MINUTES)) return null;

  async function delay(): Promise<void> {
    const promised = await steps.delay(order, DELAY_STEP_MINUTES);
    if (promised === null) return;
    showToast({
      title: texts.delayed(order.code, formatTime(promised)),
      description: texts.delayedNews(order.contact.email !== undefined),
      tone: "success",
    });
  }

  return (
    <button
      className="card-button"
      type="button"
      data-key="+"
      aria-label={texts.delayHint(DELAY_STEP_MINUTES)}
      aria-disabled={busy}
      onClick={() => void delay()}
    >
      +{DELAY_STEP_MINUTES}
    </button>
  );
}
