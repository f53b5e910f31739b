import { connectionReturn } from "@/page-lifecycle/connection-return";
import { keepAsking } from "./keep-asking";

/**
 * The browser's timers and random numbers. A pause ends early when the connection returns, and lasts
 * while the page is hidden.
 */
export const BROWSER_RETRY = { wait: connectionReturn, random: Math.random, keepAsking };
