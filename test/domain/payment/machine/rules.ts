import { foldPayment } from "@/domain/payment/fold-payment";
import { moneyTasks, returnTasks } from "@/domain/payment/money-tasks";
import { orderEffect } from "@/domain/payment/order-effect";
import { nextSession, sessionStep } from "@/domain/payment/payment-session";
import { refundOrder } from "@/domain/payment/refund-order";
import { foldsInto } from "@/domain/payment/stray-payment";
import { isTaskDone, taskAct } from "@/domain/payment/task-act";

/** What the machine is made of, so that a wrong part can take the place of the right one. */
export interface Rules {
  readonly foldPayment: typeof foldPayment;
  readonly orderEffect: typeof orderEffect;
  readonly moneyTasks: typeof moneyTasks;
  readonly returnTasks: typeof returnTasks;
  readonly taskAct: typeof taskAct;
  readonly isTaskDone: typeof isTaskDone;
  readonly sessionStep: typeof sessionStep;
  readonly nextSession: typeof nextSession;
  readonly refundOrder: typeof refundOrder;
  readonly foldsInto: typeof foldsInto;
  /** Whether a transaction refuses a look that is older than the stored record. */
  readonly comparesVersions: boolean;
  /** Whether a page is closed before its order is given up. */
  readonly closesPages: boolean;
  /** Whether an order that is paid too late takes its slot again. */
  readonly retakesSlots: boolean;
}

/** Those of the product. */
export const RULES: Rules = {
  foldPayment,
  orderEffect,
  moneyTasks,
  returnTasks,
  taskAct,
  isTaskDone,
  sessionStep,
  nextSession,
  refundOrder,
  foldsInto,
  comparesVersions: true,
  closesPages: true,
  retakesSlots: true,
};
