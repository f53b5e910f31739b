import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurant } from "@/domain/tenant/stored-restaurant";
import type { Instant } from "@/domain/time/berlin-time";
import { MAX_RESTAURANTS } from "../restaurants/restaurant-store";
import { database } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";

/** A restaurant's documents; null is missing or unreadable. */
export interface HealthDocuments {
  readonly key: string;
  readonly restaurant: Restaurant | null;
  readonly availability: Availability | null;
  readonly boardSeenAt: Instant | null;
  readonly boardBuild: string | null;
}

/** Three documents of each restaurant, at most {@link MAX_RESTAURANTS}. */
export async function readHealthDocuments(): Promise<HealthDocuments[]> {
  const [restaurants, availabilities, heartbeats] = await Promise.all([
    readAll("public"),
    readAll("availability"),
    readAll("presence"),
  ]);
  return [...restaurants]
    .filter(([, data]) => data.super !== true)
    .map(([key, data]) => {
      const restaurant = parseRestaurant(data);
      const availability = parseStored(availabilitySchema, availabilities.get(key) ?? {});
      const { seen_at, build } = heartbeats.get(key) ?? {};
      return {
        key,
        restaurant: restaurant.success ? restaurant.data : null,
        availability: availability.success ? availability.data : null,
        boardSeenAt: typeof seen_at === "number" ? seen_at : null,
        boardBuild: typeof build === "string" ? build : null,
      };
    });
}

async function readAll(collection: string): Promise<Map<string, Record<string, unknown>>> {
  const { docs } = await database().collection(collection).limit(MAX_RESTAURANTS).get();
  const dataOf = (each: QueryDocumentSnapshot) => plainData(each) ?? {};
  return new Map(docs.map((each) => [each.id, dataOf(each)]));
}

/** When a restaurant's last order was placed; null if there is none. */
export async function readLastOrderAt(key: string): Promise<Instant | null> {
  const { docs } = await database()
    .collection("orders")
    .where("resto_key", "==", key)
    .orderBy("created_at", "desc")
    .limit(1)
    .select("created_at")
    .get();
  const createdAt = docs[0] ? plainData(docs[0])?.created_at : null;
  return typeof createdAt === "number" ? createdAt : null;
}
