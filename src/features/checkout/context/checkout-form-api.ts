import type { UseFormReturn } from "react-hook-form";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import type { CheckoutForm } from "./checkout-form.schema";

export type CheckoutFormApi = UseFormReturn<CheckoutDraft, unknown, CheckoutForm>;
