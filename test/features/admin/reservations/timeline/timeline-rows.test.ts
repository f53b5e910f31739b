import { expect, it } from "vitest";
import {
  NO_TABLE,
  type TimelineRow,
  timelineRooms,
  withoutContinued,
} from "@/features/admin/reservations/timeline/timeline-rows";
import { aReservation, at } from "@/test/domain/reservation/sample-tables";

const tables = [
  { id: "a", name: "1", room: "Hall", seats: 2 },
  { id: "b", name: "2", room: "Garden", seats: 4 },
  { id: "c", name: "3", room: "Hall", seats: 4 },
];
const stay = (id: string, from: string, to: string, table_ids?: string[]) =>
  aReservation({ id, start_at: at(from), end_at: at(to), ...(table_ids && { table_ids }) });
const layout = ({ key, entries, lanes }: TimelineRow) => ({
  key,
  lanes,
  entries: entries.map(
    ({ reservation, lane, isContinued }) =>
      `${reservation.id} ${lane}${isContinued ? " goes on" : ""}`,
  ),
});

it("groups tables by room, in the order of the list", () => {
  const rooms = timelineRooms(tables, []);
  expect(rooms.map(({ name, rows }) => [name, rows.map(({ key }) => key)])).toEqual([
    ["Hall", ["a", "c"]],
    ["Garden", ["b"]],
  ]);
});

it("shows a party at joined tables as one booking that goes on, and those without a known table first", () => {
  const rooms = timelineRooms(tables, [
    stay("joined", "18:00", "20:00", ["a", "c"]),
    stay("loose", "19:00", "20:00"),
    stay("gone", "18:00", "19:00", ["removed"]),
  ]);
  expect(rooms.flatMap(({ rows }) => rows.map(layout))).toEqual([
    { key: NO_TABLE, lanes: 1, entries: ["gone 0", "loose 0"] },
    { key: "a", lanes: 1, entries: ["joined 0"] },
    { key: "c", lanes: 1, entries: ["joined 0 goes on"] },
    { key: "b", lanes: 1, entries: [] },
  ]);
  const rows = rooms.flatMap((room) => room.rows.map(withoutContinued));
  expect(rows.flatMap(({ entries }) => entries.map(({ reservation }) => reservation.id))).toEqual([
    "gone",
    "loose",
    "joined",
  ]);
});

it("puts overlapping stays into lanes, and reuses a lane from the minute it is free", () => {
  const [room] = timelineRooms(
    [],
    [
      stay("first", "18:00", "19:30"),
      stay("second", "18:30", "20:00"),
      stay("third", "19:30", "21:00"),
    ],
  );
  expect(room?.rows.map(layout)).toEqual([
    { key: NO_TABLE, lanes: 2, entries: ["first 0", "second 1", "third 0"] },
  ]);
});

it("leaves out the waitlist and what is over", () => {
  const all = (["waiting", "cancelled", "completed", "no_show", "offered"] as const).map((status) =>
    aReservation({ id: status, status }),
  );
  expect(timelineRooms([], all)[0]?.rows.map(layout)).toEqual([
    { key: NO_TABLE, lanes: 1, entries: ["offered 0"] },
  ]);
});
