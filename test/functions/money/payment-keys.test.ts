import { describe, expect, test } from "vitest";
import { parsePaymentKeys } from "@/functions/money/provider/payment-keys";

describe("parsePaymentKeys", () => {
  test("reads two keys and their mode", () => {
    expect(parsePaymentKeys(" sk_test_1 whsec_2\n")).toEqual({
      apiKey: "sk_test_1",
      webhookSecret: "whsec_2",
      livemode: false,
    });
    expect(parsePaymentKeys("rk_live_1 whsec_2")).toMatchObject({ livemode: true });
  });

  test.for(["off", "", " "])("is null for %j", (text) => {
    expect(parsePaymentKeys(text)).toBeNull();
  });

  test.for(["sk_test_1", "whsec_2 sk_test_1", "on", "pk_test_1 whsec_2"])(
    "refuses %j without repeating it",
    (text) => {
      expect(() => parsePaymentKeys(text)).toThrow(/^PAYMENT_KEYS is neither off nor two keys$/);
    },
  );
});
