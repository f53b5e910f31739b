import * as z from "zod/mini";
import { codeSchema, lineSchema } from "../../text/text.schema";

export const MAX_STATIONS = 8;
export const MAX_STATION_NAME = 20;
const MAX_CATEGORIES = 100;
const MAX_DISHES = 200;

/** Id of a station; it stays when the station is renamed. */
export const stationIdSchema = codeSchema(40, /^[A-Za-z0-9_-]{1,40}$/);

/** Id of a category or a dish, as in the menu; one that the menu lacks has no effect. */
const menuIdSchema = codeSchema(60, /\S/);

/** A place of the kitchen with a screen of its own: see docs/rules.md#kitchen-stations. */
export const stationSchema = z.strictObject({
  id: stationIdSchema,
  /** What the kitchen calls it, for example "Wok"; unique in the restaurant. */
  name: lineSchema({ max: MAX_STATION_NAME }),
  /** Ids of the categories whose dishes it cooks. */
  categories: z.array(menuIdSchema).check(z.maxLength(MAX_CATEGORIES)),
  /** Ids of dishes that it cooks although their category belongs elsewhere. */
  dishes: z.array(menuIdSchema).check(z.maxLength(MAX_DISHES)),
});

export type Station = z.infer<typeof stationSchema>;

/** The stations in the order of the list; the first cooks what is assigned nowhere. */
export const stationsSchema = z.array(stationSchema).check(z.maxLength(MAX_STATIONS));
