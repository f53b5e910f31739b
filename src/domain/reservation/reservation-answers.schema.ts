import * as z from "zod/mini";
import { refusalSchema } from "../shared/refusal.schema";
import { reservationStatusSchema } from "./reservation.schema";

const instant = z.int();

/** Answer of the callable `availableTables`: never how many seats, only whether there are enough. */
export const availableTablesAnswerSchema = z.object({
  /** Every bookable time of the day, soonest first. */
  times: z.array(z.object({ time: z.string(), start_at: instant, free: z.boolean() })),
  /** Why the whole day cannot be booked, or null. */
  refusal: z.nullable(refusalSchema),
  /** First free time after the day, where the day itself has none; null if none is near. */
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
