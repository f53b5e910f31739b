import * as z from "zod/mini";
import { storedAddressSchema } from "../delivery/delivery-address.schema";

export type SavedAddress = z.infer<typeof storedAddressSchema>;

/** Saved delivery addresses, last used first. */
export type AddressBook = readonly SavedAddress[];

/** Addresses in a guest's profile. */
export const MAX_ADDRESSES = 5;

export const addressBookSchema = z.array(storedAddressSchema).check(z.maxLength(MAX_ADDRESSES));

/** Whether two addresses are the same; notes, case and spacing do not matter. */
export function isSameAddress(one: SavedAddress, other: SavedAddress): boolean {
  const door = ({ street, zip, city }: SavedAddress) =>
    [street, zip, city].map((part) => part.trim().toLowerCase().replace(/\s+/g, " ")).join("|");
  return door(one) === door(other);
}

/**
 * Puts an address first and removes the same address and, if given, the one that was edited. Keeps at
 * most {@link MAX_ADDRESSES}, dropping the ones used longest ago.
 */
export function withAddress(
  book: AddressBook,
  address: SavedAddress,
  replaced?: SavedAddress,
): SavedAddress[] {
  const others = book.filter(
    (each) => !isSameAddress(each, address) && !(replaced && isSameAddress(each, replaced)),
  );
  return [address, ...others].slice(0, MAX_ADDRESSES);
}

export function withoutAddress(book: AddressBook, address: SavedAddress): SavedAddress[] {
  return book.filter((each) => !isSameAddress(each, address));
}
