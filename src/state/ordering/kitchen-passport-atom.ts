import { atom } from "jotai/vanilla";
import type { LocalizedText } from "@/domain/text/localized-text";

/** What the checkout shows that the next order tells the kitchen about the guest; null is nothing. */
export const kitchenPassportAtom = atom<LocalizedText | null>(null);
