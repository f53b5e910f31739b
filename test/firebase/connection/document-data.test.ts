import { type DocumentSnapshot, Timestamp } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { documentData } from "@/firebase/connection/document-data";
import { recordFigure } from "@/test/faults/figures";

function snapshotOf(data: object): DocumentSnapshot {
  return { id: "a1", data: () => data } as unknown as DocumentSnapshot;
}

describe("documentData", () => {
  it("rounds more precise server timestamps down to milliseconds", () => {
    const at = new Timestamp(1_790_000_000, 123_456_000);
    const data = snapshotOf({ created_at: at, status_at: { placed: at }, history: [{ at }] });
    expect(documentData(data)).toEqual({
      id: "a1",
      created_at: 1_790_000_000_123,
      status_at: { placed: 1_790_000_000_123 },
      history: [{ at: 1_790_000_000_123 }],
    });
  });

  it("estimates pending server timestamps", () => {
    const estimate = Timestamp.fromMillis(1_790_000_000_000);
    const pending = ["created_at", "updated_at", "online_at"].map((field) => ({
      id: field,
      data: ({ serverTimestamps }: { serverTimestamps?: string }) => ({
        [field]: serverTimestamps === "estimate" ? estimate : null,
      }),
    }));
    const read = pending.map((each) => documentData(each as unknown as DocumentSnapshot));
    const undated = read.filter(
      (each) => !Object.values(each as object).includes(1_790_000_000_000),
    );
    expect(undated).toEqual([]);
    const what = `without a date, of ${read.length} pending instants`;
    recordFigure(27, what, undated.length, import.meta.url);
  });

  it("keeps all other values", () => {
    const plain = { name: "Pho", tags: ["a", "b"], nested: { yes: true, none: null } };
    expect(documentData(snapshotOf(plain))).toEqual({ ...plain, id: "a1" });
  });
});
