import type { DocumentSnapshot } from "firebase/firestore";
import { withInstants } from "@/domain/stored-data/with-instants";

/**
 * The data of a document with its id and timestamps as milliseconds. Pending server timestamps are
 * estimated locally.
 */
export function documentData(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  return data && { ...withInstants(data), id: snapshot.id };
}
