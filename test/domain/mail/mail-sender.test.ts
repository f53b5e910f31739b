import { describe, expect, it } from "vitest";
import { mailSender } from "@/domain/mail/mail-sender";

const ADDRESS = "mail@resto.example";

describe("mailSender", () => {
  it("names the restaurant, and sends answers to it", () => {
    const restaurant = { title: "Pho 3", email: "pho3@example.com" };
    expect(mailSender(restaurant, ADDRESS)).toEqual({
      from: { name: "Pho 3", address: ADDRESS },
      replyTo: { name: "Pho 3", address: "pho3@example.com" },
    });
  });

  it("has no address for answers if the restaurant publishes none", () => {
    expect(mailSender({ title: "Pho 3" }, ADDRESS)).not.toHaveProperty("replyTo");
  });

  it("keeps a name on one line", () => {
    expect(mailSender({ title: "Pho\r\nBcc: all@example.com" }, ADDRESS).from.name).toBe(
      "Pho Bcc: all@example.com",
    );
  });

  it("has an empty name for a restaurant that is gone", () => {
    expect(mailSender(null, ADDRESS)).toEqual({ from: { name: "", address: ADDRESS } });
  });
});
