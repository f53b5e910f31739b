import * as z from "zod/mini";
import { refusalSchema } from "../result/refusal.schema";
import { reservationStatusSchema } from "./reservation.schema";

const instant = z.int();

/** Answer of the callable `availableTables`. It does not contain the number of seats. */
export const availableTablesAnswerSchema = z.object({
  /** All bookable times of the day, soonest first. */
  times: z.array(z.object({ time: z.string(), start_at: instant, free: z.boolean() })),
  /** Refusal of the whole day, or null. */
  refusal: z.nullable(refusalSchema),
  /** If the day has no free time: the first free time within the next 14 days, or null. */
  next_at: z.nullable(instant),
  /** The server's clock, milliseconds. */
  server_time: instant,
});

export type AvailableTablesAnswer = z.infer<typeof availableTablesAnswerSchema>;

/** Answer of the callables `requestReservation` and `joinWaitingList`. */
export const requestReservationAnswerSchema = z.object({
  id: z.string(),
  code: z.string(),
  status: reservationStatusSchema,
  /** True when an earlier call with the same id had already succeeded. */
  replayed: z.boolean(),
});

export type RequestReservationAnswer = z.infer<typeof requestReservationAnswerSchema>;

/** Answer of the callables that change a reservation. */
export const reservationChangeAnswerSchema = z.object({
  id: z.string(),
  status: reservationStatusSchema,
  version: z.int(),
});

export type ReservationChangeAnswer = z.infer<typeof reservationChangeAnswerSchema>;
