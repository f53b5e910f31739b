import { afterEach, expect, test, vi } from "vitest";
import { dashboardUrl } from "@/functions/money/provider/dashboard-url";
import { returnUrl } from "@/functions/payments/return-url";

afterEach(() => vi.unstubAllEnvs());

const online = () => vi.stubEnv("FUNCTIONS_EMULATOR", "");
const local = () => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080");
  vi.stubEnv("GCLOUD_PROJECT", "demo-resto");
};

test("a payment is found in the dashboard of its mode, once there is one", () => {
  online();
  const found = (livemode: boolean) => dashboardUrl({ intent_id: "pi_1", livemode });
  expect(found(true)).toBe("https://dashboard.stripe.com/payments/pi_1");
  expect(found(false)).toBe("https://dashboard.stripe.com/test/payments/pi_1");
  expect(dashboardUrl({ intent_id: null, livemode: true })).toBeNull();
});

test("a local backend shows its own provider", () => {
  local();
  vi.stubEnv("RESTO_LOCAL_PAYMENT_URL", "http://127.0.0.1:12345");
  expect(dashboardUrl({ intent_id: "pi_1", livemode: false })).toBe("http://127.0.0.1:12345/");
  expect(dashboardUrl({ intent_id: null, livemode: false })).toBeNull();
});

test("guests come back to the restaurant's own site, whatever page asked", () => {
  online();
  const back = (origin?: string) => returnUrl({ url: "https://wok.example" }, "/order/1", origin);
  expect(back("https://evil.example")).toBe("https://wok.example/order/1");
  expect(back("http://localhost:5199")).toBe("https://wok.example/order/1");
  local();
  expect(back("http://localhost:5199")).toBe("http://localhost:5199/order/1");
  expect(back("http://127.0.0.1:5199")).toBe("http://127.0.0.1:5199/order/1");
  for (const other of ["https://evil.example", "http://localhost:5199.evil.example", undefined]) {
    expect(back(other)).toBe("http://localhost:5173/order/1");
  }
});
