import type { Order } from "@/domain/order/order.schema";
import { isCooking } from "@/domain/order/steps/set-station-done";
import { stationOf, stationsOf } from "@/domain/order/steps/stations";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../context/board-context";
import type { BoardStation } from "../context/board-station";

/**
 * Progress of the stations. On a station's screen: how many dishes the others cook, once no button
 * says so.
 */
export function StationParts({ order }: { order: Order }) {
  const { station, stationsFor } = useBoardContext();
  if (!station) return <Progress order={order} stations={stationsOf(order, stationsFor(order))} />;
  return isCooking(order) ? null : <OtherDishes order={order} station={station} />;
}

/** How many dishes of an order other stations cook; renders nothing if they cook none or all. */
export function OtherDishes({ order, station }: { order: Order; station: BoardStation }) {
  const texts = useTexts(stationTexts);
  const others = order.lines.filter((line) => stationOf(line, station.all)?.id !== station.id);
  if (others.length === 0 || others.length === order.lines.length) return null;
  const dishes = others.reduce((sum, { qty }) => sum + qty, 0);
  const names = stationsOf({ lines: others }, station.all).map(({ name }) => name);
  return <p className="order-card__others">{texts.others(dishes, names.join(", "))}</p>;
}

function Progress(props: { order: Order; stations: readonly { id: string; name: string }[] }) {
  const { order, stations } = props;
  const texts = useTexts(stationTexts);
  if (stations.length < 2 || !isCooking(order)) return null;
  const isDone = (id: string) => order.stations_done?.includes(id) ?? false;
  return (
    <ul className="order-card__stations" aria-label={texts.progress}>
      {stations.map(({ id, name }) => (
        <li key={id} data-done={isDone(id) || undefined}>
          <span aria-hidden="true">{isDone(id) ? `✓ ${name}` : name}</span>
          <span className="visually-hidden">
            {isDone(id) ? texts.isDone(name) : texts.isOpen(name)}
          </span>
        </li>
      ))}
    </ul>
  );
}
