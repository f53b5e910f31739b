import { describe, expect, it } from "vitest";
import { managerMail } from "@/domain/mail/managers/manager-mail";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";

const at = (time: string) => toInstant("2026-11-24", minutesOf(time));
const restaurant = { title: "Beispielküche", color: "#b3261e" };
const order = (code: string, time: string) => ({ code, created_at: at(time) });

describe("managerMail", () => {
  it("names the waiting orders, the board's last heartbeat and the way to the board", () => {
    const { to, message } = managerMail("chef@example.com", restaurant, {
      kind: "unanswered",
      orders: [order("C7D4", "18:00"), order("F9G3", "18:03")],
      boardSeenAt: at("17:42"),
      boardUrl: "https://admin.example/order",
    });
    expect(to).toBe("chef@example.com");
    expect(message.subject).toBe("2 Bestellungen bei Beispielküche warten auf Antwort");
    expect(message.text).toContain("Bestellung C7D4, eingegangen Di 24.11.2026, 18:00 Uhr");
    expect(message.text).toContain("Order F9G3, received Tue 24.11.2026, 18:03");
    expect(message.text).toContain(
      "Der Bestellmonitor war zuletzt offen: Di 24.11.2026, 17:42 Uhr.",
    );
    expect(message.text).toContain("Bestellmonitor öffnen: https://admin.example/order");
    expect(message.html).toContain('href="https://admin.example/order"');
  });

  it("says that ordering is paused and how to resume it", () => {
    const { message } = managerMail("chef@example.com", restaurant, {
      kind: "paused",
      orders: [order("C7D4", "18:00"), order("F9G3", "18:03")],
      boardSeenAt: null,
      boardUrl: "https://admin.example/order",
    });
    expect(message.subject).toBe(
      "Online-Bestellungen bei Beispielküche sind pausiert: 2 Bestellungen nacheinander sind unbeantwortet verfallen",
    );
    expect(message.text).toContain("Sobald jemand den Bestellmonitor berührt");
    expect(message.text).toContain("„Weiter annehmen“");
    expect(message.text).toContain("“Resume orders”");
    expect(message.text).toContain("Der Bestellmonitor war noch nie offen.");
  });

  it("uses the singular for one order", () => {
    const about = { orders: [order("C7D4", "18:00")], boardSeenAt: null, boardUrl: "https://a.b/" };
    const subjectOf = (kind: "unanswered" | "paused") =>
      managerMail("chef@example.com", restaurant, { ...about, kind }).message.subject;
    expect(subjectOf("unanswered")).toBe("Eine Bestellung bei Beispielküche wartet auf Antwort");
    expect(subjectOf("paused")).toContain("Eine Bestellung ist unbeantwortet verfallen");
  });
});
