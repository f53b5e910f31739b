import { expect, it } from "vitest";
import * as z from "zod/mini";
import { aboutCodec } from "@/domain/tenant/draft/about-codec";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { tenant } from "@/tenant-configs/resto-bobingen";

const about = {
  text: { de: "Seit 2009.", en: "Since 2009." },
  people: [{ name: "Linh", role: { de: "Küchenchefin", en: "Head chef" } }],
  photos: [],
};

it("an editor shows what is stored and stores what it shows", () => {
  const draft = z.encode(aboutCodec, about);
  expect(draft.people).toEqual([{ ...about.people[0], photo: null }]);
  expect(z.decode(aboutCodec, draft)).toEqual(about);
});

it("an empty section and places without a photograph are not stored", () => {
  const empty = z.encode(aboutCodec, undefined);
  expect(z.decode(aboutCodec, empty)).toBeUndefined();
  expect(z.decode(aboutCodec, { ...empty, photos: [null] })).toBeUndefined();
});

it("the German text is stored where the English one is left out", () => {
  const draft = z.encode(aboutCodec, about);
  const german = { ...draft, text: { de: " Seit 2009. ", en: "" } };
  expect(z.decode(aboutCodec, german)?.text).toEqual({ de: "Seit 2009.", en: "Seit 2009." });
});

it("a malformed section of a stored restaurant is absent, and unknown fields are ignored", () => {
  const stored = toStoredRestaurant(tenant);
  expect(parseRestaurantOrThrow({ ...stored, about: { text: 5 } }).about).toBeUndefined();
  expect(parseRestaurantOrThrow({ ...stored, about: { ...about, later: true } }).about).toEqual(
    about,
  );
});
