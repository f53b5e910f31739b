import { describe, expect, it } from "vitest";
import { contactSchema } from "@/domain/contact/contact.schema";
import { guestContactOf } from "@/domain/guest/guest-query";
import {
  guestRequestSchema,
  searchGuestsRequestSchema,
} from "@/domain/guest/guest-requests.schema";
import { setStaffRequestSchema } from "@/domain/staff/staff-requests.schema";
import { restaurantSchema, superTenantSchema } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { sampleRestaurant } from "../sample-restaurant";

const AT = "@sample.example";
const SITE = "https://sample.example/";
const PHONE = "089 99998-020";

const emailOf = (length: number) => `${"a".repeat(length - AT.length)}${AT}`;
const urlOf = (length: number) => `${SITE}${"a".repeat(length - SITE.length)}`;

describe("an e-mail address", () => {
  const resto_key = "resto-sample";
  const grant = { resto_keys: [resto_key], role: "staff" };
  const saved = toStoredRestaurant(sampleRestaurant);

  it.each<[string, (email: string) => boolean]>([
    [
      "of a guest",
      (email) => contactSchema.safeParse({ name: "Toni", phone: PHONE, email }).success,
    ],
    [
      "in a request to export or erase a guest",
      (email) => guestRequestSchema.safeParse({ resto_key, email }).success,
    ],
    [
      "in a search for a guest",
      (email) => searchGuestsRequestSchema.safeParse({ resto_key, email }).success,
    ],
    ["typed into the guest search", (email) => guestContactOf(email) !== null],
    ["of a staff member", (email) => setStaffRequestSchema.safeParse({ ...grant, email }).success],
    [
      "of a restaurant",
      (email) => restaurantSchema.safeParse({ ...sampleRestaurant, email }).success,
    ],
    [
      "of a restaurant that is saved",
      (email) => savedRestaurantSchema.safeParse({ ...saved, email }).success,
    ],
  ])("%s has at most 320 characters", (_whose, isAccepted) => {
    expect(emailOf(320)).toHaveLength(320);
    expect(isAccepted(emailOf(320))).toBe(true);
    expect(isAccepted(emailOf(321))).toBe(false);
  });
});

describe("the web address", () => {
  it.each<[string, (url: string) => boolean]>([
    ["of a restaurant", (url) => restaurantSchema.safeParse({ ...sampleRestaurant, url }).success],
    [
      "of a restaurant that is saved",
      (url) =>
        savedRestaurantSchema.safeParse({ ...toStoredRestaurant(sampleRestaurant), url }).success,
    ],
    [
      "of the admin site",
      (url) => superTenantSchema.safeParse({ key: "admin", url, super: true }).success,
    ],
  ])("%s is https and has at most 2,048 characters", (_whose, isAccepted) => {
    expect(urlOf(2048)).toHaveLength(2048);
    expect(isAccepted(urlOf(2048))).toBe(true);
    expect(isAccepted(urlOf(2049))).toBe(false);
    expect(isAccepted(SITE.replace("https", "http"))).toBe(false);
  });
});
