import { KITCHEN } from "./test-kitchen";

/** A well-formed input of `reportClientError`. */
export const CLIENT_ERROR = {
  resto_key: KITCHEN,
  build: "index-a1.js",
  route: "/order/orders/:id",
  browser: "firefox",
  message: "TypeError: x is undefined",
  stack: ["index-a1.js:1:2345"],
};
