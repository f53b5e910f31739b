import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { GuestBookRequest } from "@/domain/contact/guest-book-request.schema";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** Whether the guest of this device has agreed to the guest book. The server decides whether it holds. */
export const isInGuestBookAtom = storedAtom<boolean>(
  `${activeTenantKey}.guest-book`,
  false,
  validatedStorage((value) => (typeof value === "boolean" ? value : null)),
);

/** What the next order or reservation says about the guest book; null says nothing. */
export const guestBookRequestAtom = atom<GuestBookRequest | null>(null);
