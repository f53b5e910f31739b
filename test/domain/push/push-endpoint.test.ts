import { expect, it } from "vitest";
import { isPushEndpoint } from "@/domain/push/push-endpoint";

it.each([
  "https://fcm.googleapis.com/fcm/send/d1:APA91b",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
  "https://web.push.apple.com/QGuQ",
  "https://wns2-par02p.notify.windows.com/w/?token=BQY",
])("sends to the push service of a browser: %s", (endpoint) => {
  expect(isPushEndpoint(endpoint, false)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/a",
  "https://fcm.googleapis.com:8443/fcm/send/a",
  "https://user:secret@fcm.googleapis.com/fcm/send/a",
  "https://fcm.googleapis.com.evil.example/fcm/send/a",
  "https://evilpush.apple.com/a",
  "https://fcm.googleapis.com@evil.example/a",
  "https://fcm.googleapis.com",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/push/a",
  "https://metadata.google.internal/push/a",
  "http://127.0.0.1:12112/push/a",
  "javascript:alert(1)",
  "not an address",
  `https://fcm.googleapis.com/${"a".repeat(1000)}`,
])("sends to no other address: %s", (endpoint) => {
  expect(isPushEndpoint(endpoint, false)).toBe(false);
});

it("sends to the local push service from a local backend only, and to nothing else there", () => {
  expect(isPushEndpoint("http://127.0.0.1:12112/push/a-1", true)).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:8080/v1/projects", true)).toBe(false);
  expect(isPushEndpoint("http://127.0.0.1:12112/push/../v1", true)).toBe(false);
});
