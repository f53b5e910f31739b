import * as z from "zod/mini";
import { deliveryAddressSchema } from "../delivery/delivery-address.schema";

/** A place somebody has food brought to. */
export type SavedAddress = z.infer<typeof deliveryAddressSchema>;

/** Addresses one person keeps, latest used first. */
export type AddressBook = readonly SavedAddress[];

export const MAX_ADDRESSES = 5;

export const addressBookSchema = z.array(deliveryAddressSchema).check(z.maxLength(MAX_ADDRESSES));

/** The same door, however the note to the courier reads. */
export function isSameAddress(one: SavedAddress, other: SavedAddress): boolean {
  const door = ({ street, zip, city }: SavedAddress) =>
    [street, zip, city].map((part) => part.trim().toLowerCase().replace(/\s+/g, " ")).join("|");
  return door(one) === door(other);
}

/**
 * Puts an address on top, replacing the same door and, if given, the address that was edited.
 * The book never holds more than {@link MAX_ADDRESSES}: the one used longest ago leaves.
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
