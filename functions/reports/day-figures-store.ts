import { AggregateField, type Query } from "firebase-admin/firestore";
import type { ComparedFigures, DayFigures } from "@/domain/report/day-figures";
import { BOOKED } from "@/domain/report/table-report";
import { addDays, type LocalDate, MINUTE_MS } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { cachedResult } from "../runtime/cached-reader-store";

/** A day of last week hardly changes. */
const PAST_LIFE_MS = 60 * MINUTE_MS;

/**
 * Figures of a day and of the same weekday of the week before. The database sums them up: a query
 * costs one read per thousand documents.
 */
export async function readComparedFigures(key: string, date: LocalDate): Promise<ComparedFigures> {
  const before = addDays(date, -7);
  const [today, week_before] = await Promise.all([
    readDayFigures(key, date),
    cachedResult(`figures ${key} ${before}`, () => readDayFigures(key, before), PAST_LIFE_MS),
  ]);
  return { today, week_before };
}

async function readDayFigures(key: string, date: LocalDate): Promise<DayFigures> {
  const due = (name: "orders" | "reservations") =>
    database().collection(name).where("resto_key", "==", key).where("local_date", "==", date);
  const [all, completed, booked] = await Promise.all([
    due("orders").count().get(),
    countAndSum(due("orders").where("status", "==", "completed"), "total_cents"),
    countAndSum(due("reservations").where("status", "in", BOOKED), "party_size"),
  ]);
  return {
    orders: all.data().count,
    turnover_cents: completed.sum,
    parties: booked.count,
    guests: booked.sum,
  };
}

async function countAndSum(query: Query, field: string) {
  const { count, sum } = AggregateField;
  return (await query.aggregate({ count: count(), sum: sum(field) }).get()).data();
}
