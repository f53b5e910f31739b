import * as z from "zod/mini";
import type { Photo } from "../../photo/photo.schema";
import type { About } from "../about/about.schema";
import { bothLanguages, finished, photoCodec } from "./photo-codec";

const typed = z.object({
  text: bothLanguages,
  people: z.array(z.object({ name: z.string(), role: bothLanguages, photo: photoCodec })),
  photos: z.array(photoCodec),
});

type Typed = z.output<typeof typed>;

const EMPTY: Typed = { text: { de: "", en: "" }, people: [], photos: [] };

/** Without text, people and photographs there is nothing to store. */
export const aboutCodec = z.pipe(
  typed,
  z.codec(z.custom<Typed>(), z.custom<About | undefined>(), {
    decode: ({ text, people, photos }) => {
      const found = photos.filter((photo): photo is Photo => photo !== undefined);
      const words = finished(text);
      if (!words.de && !words.en && people.length === 0 && found.length === 0) return undefined;
      return {
        text: words,
        people: people.map(({ name, role, photo }) => ({
          name: name.trim(),
          role: finished(role),
          ...(photo && { photo }),
        })),
        photos: found,
      };
    },
    encode: (about): Typed =>
      about
        ? { ...about, people: about.people.map((person) => ({ photo: undefined, ...person })) }
        : EMPTY,
  }),
);
