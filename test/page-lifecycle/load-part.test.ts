import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  isPartWaiting,
  loadPart,
  onPartWaiting,
  PART_MISSING_EVENT,
} from "@/page-lifecycle/load-part";

type Answer = () => Promise<Response>;

const SCRIPT = { headers: { "content-type": "text/javascript" } };
const arrived: Answer = async () => new Response("export {}", SCRIPT);
const gone: Answer = async () => new Response("", { status: 404 });
const failing: Answer = async () => new Response("", { status: 503, ...SCRIPT });
const signInPage: Answer = async () =>
  new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
const unreachable: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const cutOff: Answer = async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError("network error")),
  });
  return new Response(body, SCRIPT);
};

const answers = new Map<string, Answer>();
const fetched = vi.fn(async (path: string) => (answers.get(path) ?? unreachable)());
const missing = vi.fn();
const name = { last: 0 };
/** A file name that no other test uses, because files that have arrived are not fetched again. */
const newFile = () => `assets/part-${++name.last}.js`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  window.addEventListener(PART_MISSING_EVENT, missing);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.removeEventListener(PART_MISSING_EVENT, missing);
  for (const mock of [fetched, missing]) mock.mockClear();
});

/** Loads a part with one file. @returns the module, once the loader got it */
function load(file: string, answer: Answer) {
  answers.set(`/${file}`, answer);
  const importModule = vi.fn(async () => ({ file }));
  const part = loadPart(importModule, [file]);
  const settled = vi.fn();
  part.then(settled, settled);
  return { part, importModule, settled };
}

it("imports a module once all its files have arrived", async () => {
  const [file, other] = [newFile(), newFile()];
  answers.set(`/${other}`, arrived);
  answers.set(`/${file}`, arrived);
  const importModule = vi.fn(async () => "module");
  expect(await loadPart(importModule, [file, other])).toBe("module");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([`/${file}`, `/${other}`]);
});

it("fetches a file that several parts need once", async () => {
  const shared = newFile();
  await load(shared, arrived).part;
  await load(shared, arrived).part;
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ["cannot be reached", unreachable],
  ["fails", failing],
  ["is hidden behind a sign-in page", signInPage],
  ["is cut off in the middle of the file", cutOff],
])(
  "never gives the module loader a file while the server %s, and asks again",
  async (_what, answer) => {
    const file = newFile();
    const { importModule, part } = load(file, answer);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(importModule).not.toHaveBeenCalled();
    expect(fetched.mock.calls.length).toBeGreaterThan(4);
    answers.set(`/${file}`, arrived);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await part).toEqual({ file });
    expect(missing).not.toHaveBeenCalled();
  },
);

it("asks for the file again as soon as the device is online, and not before", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const file = newFile();
  const { part } = load(file, unreachable);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  answers.set(`/${file}`, arrived);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await part).toEqual({ file });
});

it("reports that a part waits for the connection", async () => {
  const changes: boolean[] = [];
  const stop = onPartWaiting(() => changes.push(isPartWaiting()));
  const [file, other] = [newFile(), newFile()];
  const parts = [load(file, unreachable).part, load(other, unreachable).part];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changes).toEqual([true]);
  for (const each of [file, other]) answers.set(`/${each}`, arrived);
  await vi.advanceTimersByTimeAsync(4_000);
  await Promise.all(parts);
  expect(changes).toEqual([true, false]);
  stop();
});

it("fails and announces a file that the server no longer has", async () => {
  const { part, importModule } = load(newFile(), gone);
  await expect(part).rejects.toThrow();
  expect(importModule).not.toHaveBeenCalled();
  expect(missing).toHaveBeenCalledTimes(1);
});

it("announces a module that fails although its files have arrived", async () => {
  const file = newFile();
  answers.set(`/${file}`, arrived);
  await expect(loadPart(() => Promise.reject(new Error("no memory")), [file])).rejects.toThrow();
  expect(missing).toHaveBeenCalledTimes(1);
});

it("links the style sheets of a part, and links them again after a failure", async () => {
  const sheet = "assets/part.css";
  answers.set(`/${sheet}`, unreachable);
  const importModule = vi.fn(async () => "module");
  const part = loadPart(importModule, [sheet]);
  const link = () => document.head.querySelector<HTMLLinkElement>(`link[href="/${sheet}"]`);
  link()?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(600);
  expect(document.head.querySelectorAll("link[rel=stylesheet]")).toHaveLength(1);
  expect(importModule).not.toHaveBeenCalled();
  link()?.dispatchEvent(new Event("load"));
  expect(await part).toBe("module");
});
