import { atom } from "jotai/vanilla";
import type { LocalizedText } from "@/domain/text/localized-text";

/** The passport that the checkout shows and the next order carries to the kitchen; null without one. */
export const kitchenPassportAtom = atom<LocalizedText | null>(null);
