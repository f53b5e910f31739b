import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { activeRestaurant } from "@/config/active-tenant";
import type { Menu } from "@/domain/menu/menu.schema";
import { nameDrawings } from "@/domain/menu/name-drawings";
import { encodeFields } from "@/hosting/firebase/firestore-value";
import { sampleMenu } from "@/test/features/sample-menu";

const KEY = "resto-bobingen";
const CREATED = "2027-03-03T18:00:00Z";
const SAVED = "2027-03-04T18:00:00Z";
/** See `define` in vitest.config.ts. */
const BUNDLED = "bundled";

interface Stored {
  readonly data: object;
  readonly createTime: string;
  readonly updateTime: string;
}

/** The stored menu; null when there is none. */
let stored: Stored | null;
/** The fields asked for, one entry per request; null for the whole menu. */
let requests: (readonly string[] | null)[];
/** Bodies in Cache Storage, by address. */
let kept: Map<string, string>;

function storeMenu(data: object, updateTime = CREATED): void {
  stored = { data, createTime: CREATED, updateTime };
}

async function answer(_url: string, { body }: RequestInit): Promise<Response> {
  const { mask } = JSON.parse(String(body));
  const asked: string[] | null = mask?.fieldPaths ?? null;
  requests.push(asked);
  if (!stored) return Response.json([{ missing: "menus" }]);
  const { data, ...times } = stored;
  const fields = Object.entries(data).filter(([name]) => asked?.includes(name) ?? true);
  return Response.json([{ found: { fields: encodeFields(Object.fromEntries(fields)), ...times } }]);
}

/** Reads as a new page would, which remembers nothing but the copy on the device. */
async function readOnNewPage(known: Menu | null): Promise<Menu | null> {
  vi.resetModules();
  const { readMenu } = await import("@/firebase/repos/menu-repo");
  return readMenu(KEY, known);
}

const keptMenus = {
  open: async () => ({
    match: async (address: string) =>
      kept.has(address) ? new Response(kept.get(address)) : undefined,
    put: async (address: string, copy: Response) => void kept.set(address, await copy.text()),
  }),
};

const whole = () => requests.filter((asked) => asked === null).length;
/** As a guest's site reads it. */
const drawn = (menu: Menu) => nameDrawings(menu, activeRestaurant?.add_ons ?? {});
const edited: Menu = { ...sampleMenu, rev: 7, items: sampleMenu.items.slice(1) };

beforeEach(() => {
  stored = null;
  requests = [];
  kept = new Map();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("caches", keptMenus);
});
afterEach(() => vi.unstubAllGlobals());

describe("the bundled menu", () => {
  it("is current as long as the stored one is as the same configuration created it", async () => {
    storeMenu({ ...sampleMenu, digest: BUNDLED });
    expect(await readOnNewPage(sampleMenu)).toBe(sampleMenu);
    expect(requests).toEqual([["rev", "digest"]]);
  });

  it.each([
    ["created from another configuration", { ...edited, digest: "other" }, CREATED],
    ["created by an earlier version, without a digest", edited, CREATED],
    ["repaired by hand since", { ...edited, digest: BUNDLED }, SAVED],
    ["edited since", edited, SAVED],
  ])("is replaced by a stored one that was %s", async (_what, data, updateTime) => {
    storeMenu(data, updateTime);
    expect(await readOnNewPage(sampleMenu)).toEqual(drawn(edited));
    expect(whole()).toBe(1);
  });

  it("stays the same object when the stored one equals it, so that nothing renders again", async () => {
    storeMenu(sampleMenu, SAVED);
    expect(await readOnNewPage(sampleMenu)).toBe(sampleMenu);
  });
});

describe("the copy on the device", () => {
  beforeEach(() => storeMenu(edited, SAVED));

  it("is used by later visits until the stored menu is written again", async () => {
    await readOnNewPage(sampleMenu);
    await expect.poll(() => kept.size).toBe(1);
    expect(await readOnNewPage(sampleMenu)).toEqual(drawn(edited));
    expect(await readOnNewPage(null)).toEqual(drawn(edited));
    expect(whole()).toBe(1);

    storeMenu({ ...edited, rev: 8 }, "2027-03-05T18:00:00Z");
    expect(await readOnNewPage(sampleMenu)).toEqual(drawn({ ...edited, rev: 8 }));
    expect(whole()).toBe(2);
    await expect.poll(() => [...kept.values()].join()).toContain('"rev":8');
    expect(kept.size).toBe(1);
  });

  it.each([
    ["is no JSON", () => "{"],
    ["is empty", () => "null"],
    ["is of another revision", (copy: string) => copy.replace('"rev":7', '"rev":6')],
    ["is of an earlier write", (copy: string) => copy.replace(SAVED, CREATED)],
    ["is no valid menu", (copy: string) => copy.replace('"preis"', '"price"')],
  ])("is ignored when it %s", async (_what, change) => {
    await readOnNewPage(null);
    await expect.poll(() => kept.size).toBe(1);
    for (const [address, copy] of kept) kept.set(address, change(copy));
    expect(await readOnNewPage(sampleMenu)).toEqual(drawn(edited));
    expect(whole()).toBe(2);
  });

  it("is left out where the browser stores nothing", async () => {
    vi.stubGlobal("caches", undefined);
    expect(await readOnNewPage(null)).toEqual(drawn(edited));
    expect(await readOnNewPage(null)).toEqual(drawn(edited));
    expect(whole()).toBe(2);
  });
});

it("an earlier result is current until the stored menu is written again", async () => {
  vi.stubGlobal("caches", undefined);
  const { readMenu } = await import("@/firebase/repos/menu-repo");
  storeMenu(edited, SAVED);
  const first = await readMenu(KEY, null);
  expect(await readMenu(KEY, first)).toBe(first);
  expect(whole()).toBe(1);
  storeMenu({ ...edited, rev: 8 }, "2027-03-05T18:00:00Z");
  expect(await readMenu(KEY, first)).toEqual(drawn({ ...edited, rev: 8 }));
});

it("a menu that is not stored, or deleted while it is read, is null", async () => {
  expect(await readOnNewPage(sampleMenu)).toBeNull();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const response = await answer(url, init);
    stored = null;
    return response;
  });
  storeMenu(edited, SAVED);
  expect(await readOnNewPage(sampleMenu)).toBeNull();
});

it("a stored menu that cannot be read throws and is not kept", async () => {
  storeMenu({ ...edited, items: "soup" }, SAVED);
  await expect(readOnNewPage(sampleMenu)).rejects.toThrow();
  expect(kept.size).toBe(0);
});
