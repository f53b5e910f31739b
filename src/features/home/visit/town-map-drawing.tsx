import { useMemo } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { usePlaces } from "@/data/use-places";
import { type MapTown, townMap } from "@/domain/delivery/town-map";
import { visitTexts } from "@/i18n/site/visit-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { mapLabels } from "./map-labels";
import "./town-map-drawing.css";

/** Half the size of the drawing, in its own units. */
const HALF = 180;
const FONT_SIZE = 12;

/**
 * Neighbouring towns, distances and delivery area around the restaurant, drawn from the coordinates
 * of the configuration. Nothing is loaded from a map service.
 */
export function TownMapDrawing() {
  const restaurant = useRestaurant();
  const places = usePlaces();
  const language = useLanguage();
  const texts = visitTexts[language];
  const mine = useAtomValue(deliveryZipAtom);
  const isMine = (town: MapTown) =>
    town.zip === mine.zip && (mine.city === "" || mine.city === town.name);
  const { radiusKm, reachKm, towns } = useMemo(
    () => townMap(restaurant, places),
    [restaurant, places],
  );
  const perKm = HALF / radiusKm;
  const rings = ringsWithin(reachKm ?? radiusKm);
  const { names, distances } = mapLabels(towns, rings, { perKm, half: HALF, fontSize: FONT_SIZE });
  const km = (distance: number) => distance.toLocaleString(language, { maximumFractionDigits: 1 });
  const namedTowns = names.map(({ town }) => town.name).join(", ");
  const reach = reachKm === null ? "" : ` ${texts.mapReach(km(reachKm))}`;
  return (
    <figure className="town-map">
      <svg
        className="town-map__drawing"
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        role="img"
        aria-label={`${texts.map}.${reach} ${namedTowns}`}
      >
        {reachKm === null ? null : <circle className="town-map__area" r={reachKm * perKm} />}
        {rings.map((distance) => (
          <circle key={distance} className="town-map__ring" r={distance * perKm} />
        ))}
        {distances.map(({ km: distance, x, y }) => (
          <text key={distance} className="town-map__km" x={x} y={y + 4} textAnchor="middle">
            {texts.km(km(distance))}
          </text>
        ))}
        {towns.map((town) => (
          <circle
            key={`${town.zip}/${town.name}`}
            className={isMine(town) ? "town-map__dot town-map__dot--mine" : "town-map__dot"}
            cx={town.x * perKm}
            cy={town.y * perKm}
            r={isMine(town) ? 4 : 3}
          />
        ))}
        {names.map(({ town, x, y, anchor }) => (
          <text
            key={`${town.zip}/${town.name}`}
            className={isMine(town) ? "town-map__name town-map__name--mine" : "town-map__name"}
            x={x}
            y={y}
            textAnchor={anchor}
            fontSize={FONT_SIZE}
          >
            {town.name}
          </text>
        ))}
        <path className="town-map__pin" d="M0 0c-7-8-10-12-10-16a10 10 0 0 1 20 0c0 4-3 8-10 16Z" />
        <circle className="town-map__pin-hole" cy={-16} r={3.5} />
      </svg>
      <figcaption className="town-map__legend">
        {texts.mapLegend}
        {reach}
      </figcaption>
    </figure>
  );
}

/** Distances of about three circles, the last one at the end of the area. */
function ringsWithin(km: number): number[] {
  const step = km > 12 ? 5 : km > 5 ? 2.5 : 1;
  const count = Math.floor(km / step - 0.4);
  const inner = Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step);
  return [...inner, km];
}
