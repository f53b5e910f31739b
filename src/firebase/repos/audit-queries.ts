import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { openDatabase } from "../connection/database";
import { documentData } from "../connection/document-data";
import type { AuditEntry, AuditFilter, AuditPage } from "./audit-repo";

const PAGE = 50;

/** Reads one page of the audit log after an entry, latest first. Import this module lazily. */
export async function readAuditPage(
  filter: AuditFilter,
  parse: (data: unknown) => AuditEntry | null,
  after: QueryDocumentSnapshot | null = null,
): Promise<AuditPage> {
  const { docs } = await getDocsFromServer(
    query(
      collection(openDatabase(), "audit"),
      ...(filter.restoKey === null ? [] : [where("resto_key", "==", filter.restoKey)]),
      ...(filter.uid === null ? [] : [where("uid", "==", filter.uid)]),
      orderBy("at", "desc"),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE),
    ),
  );
  const last = docs.at(-1);
  return {
    entries: docs.map((each) => parse(documentData(each))).filter((each) => each !== null),
    readNext: last && docs.length === PAGE ? () => readAuditPage(filter, parse, last) : null,
  };
}
