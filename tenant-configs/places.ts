import type { Place } from "@/domain/delivery/place.schema";

function place(zip: string, name: string, lat: number, lng: number): Place {
  return { zip, name, location: { lat, lng } };
}

/**
 * Centres of the towns and districts around the restaurants (GeoNames). A postal code is listed once
 * for each of its villages; the labels of delivery areas use the same names.
 */
export const places: Place[] = [
  place("86399", "Bobingen", 48.271, 10.834),
  place("86517", "Wehringen", 48.25, 10.8),
  place("86507", "Oberottmarshausen", 48.237, 10.857),
  place("86507", "Kleinaitingen", 48.218, 10.869),
  place("86343", "Königsbrunn", 48.275, 10.892),
  place("86845", "Großaitingen", 48.227, 10.78),
  place("86179", "Augsburg-Haunstetten", 48.311, 10.9),
  place("86199", "Augsburg-Göggingen/Inningen", 48.329, 10.858),
  place("86836", "Graben", 48.187, 10.822),
  place("86459", "Gessertshausen", 48.329, 10.733),
  place("86420", "Diedorf", 48.353, 10.782),

  place("86150", "Augsburg-Innenstadt", 48.367, 10.892),
  place("86152", "Augsburg-Georgsviertel", 48.372, 10.893),
  place("86153", "Augsburg-Jakobervorstadt", 48.366, 10.903),
  place("86154", "Augsburg-Oberhausen", 48.393, 10.881),
  place("86156", "Augsburg-Kriegshaber", 48.382, 10.855),
  place("86157", "Augsburg-Pfersee", 48.364, 10.876),
  place("86159", "Augsburg-Antonsviertel", 48.351, 10.895),
  place("86161", "Augsburg-Hochfeld", 48.35, 10.913),
  place("86163", "Augsburg-Hochzoll", 48.355, 10.943),
  place("86165", "Augsburg-Lechhausen Süd", 48.382, 10.934),
  place("86167", "Augsburg-Lechhausen Nord", 48.388, 10.916),
  place("86169", "Augsburg-Hammerschmiede", 48.405, 10.906),
  place("86391", "Stadtbergen", 48.366, 10.846),
  place("86356", "Neusäß", 48.392, 10.833),
  place("86368", "Gersthofen", 48.424, 10.873),
  place("86316", "Friedberg", 48.357, 10.985),
  place("86438", "Kissing", 48.304, 10.971),

  place("86830", "Schwabmünchen", 48.179, 10.757),
  place("86856", "Hiltenfingen", 48.161, 10.717),
  place("86853", "Langerringen", 48.146, 10.759),
  place("86836", "Untermeitingen", 48.161, 10.807),
  place("86872", "Scherstetten", 48.18, 10.64),
  place("86862", "Lamerdingen", 48.092, 10.74),

  place("86971", "Peiting", 47.796, 10.93),
  place("86956", "Schongau", 47.812, 10.897),
  place("86972", "Altenstadt", 47.824, 10.875),
  place("82383", "Hohenpeißenberg", 47.8, 11),
  place("82389", "Böbing", 47.756, 10.989),
  place("86978", "Hohenfurch", 47.85, 10.9),
  place("82401", "Rottenbuch", 47.733, 10.967),
  place("86986", "Schwabbruck", 47.825, 10.836),
  place("86977", "Burggen", 47.777, 10.817),
  place("82380", "Peißenberg", 47.805, 11.07),
];
