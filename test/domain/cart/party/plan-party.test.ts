import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { cartTotal } from "@/domain/cart/cart-total";
import {
  type PartyContext,
  type PartyLine,
  type PartyRequest,
  partyAmounts,
  partySize,
} from "@/domain/cart/party/party";
import { alternatives, passportOf } from "@/domain/cart/party/party-dishes";
import { planParty } from "@/domain/cart/party/plan-party";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { checkChoices } from "@/domain/menu/options/check-choices";
import { judgeChoices } from "@/domain/menu/passport/judge-dish";
import { EMPTY_PASSPORT } from "@/domain/menu/passport/passport.schema";
import { inKitchen, kitchens, loadContexts, requests } from "./party-requests";

// @any-time-zone
let all: readonly PartyContext[] = [];

beforeAll(async () => {
  all = await loadContexts();
});

function contextAt(at: number): PartyContext {
  const context = all[at % all.length];
  if (!context) throw new Error("no menus");
  return context;
}

const portionsOf = (lines: readonly PartyLine[]) =>
  lines.flatMap(({ dish, qty }) => Array.from({ length: qty }, () => dish.portion));

const mainsOf = (lines: readonly PartyLine[]) =>
  lines.filter(({ course }) => course === "main").reduce((sum, { qty }) => sum + qty, 0);

describe("planParty", () => {
  it("never plans above the budget, a dish that is not known to fit, or one that cannot be ordered", () => {
    let withinBudget = 0;
    fc.assert(
      fc.property(requests, kitchens, (request, kitchen) => {
        const context = inKitchen(contextAt(kitchen.at), kitchen);
        const { lines, gaps, short_cents } = planParty(request, context);
        const amounts = partyAmounts(lines);
        expect(amounts.subtotal_cents).toBe(cartTotal(portionsOf(lines)));
        const total = lines.length > 0 ? context.totalOf(amounts) : 0;
        if (request.budget_cents !== null) {
          expect(short_cents).toBe(Math.max(0, total - request.budget_cents));
          if (short_cents === 0 && lines.length > 0) withinBudget += 1;
        }
        if (short_cents > 0) expect(lines.every(({ course }) => course === "main")).toBe(true);
        const unfed = gaps
          .filter(({ course }) => course === "main")
          .reduce((sum, { portions }) => sum + portions, 0);
        expect(mainsOf(lines) + unfed).toBe(partySize(request));
        for (const line of lines) {
          const { item, choices } = line.dish;
          expect(checkChoices(item, choices).ok).toBe(true);
          expect(item.min_age).toBeUndefined();
          expect(context.availability.sold_out[item.id]).toBeUndefined();
          const eaters = request.groups.filter(
            ({ id }) => line.group === null || id === line.group,
          );
          for (const { passport, people } of eaters) {
            if (!passport || people === 0) continue;
            const fit = judgeChoices(item, choices, passport, context.addOns)?.fit ?? "safe";
            expect(fit).toBe("safe");
          }
        }
        for (const [id, left] of Object.entries(context.availability.stock ?? {})) {
          const used = lines.filter(({ dish }) => dish.item.id === id);
          expect(used.reduce((sum, { qty }) => sum + qty, 0)).toBeLessThanOrEqual(left);
        }
      }),
      { numRuns: 120 },
    );
    expect(withinBudget).toBeGreaterThan(15);
  });

  it("plans the same dishes for the same people, and does not change its input", () => {
    fc.assert(
      fc.property(requests, kitchens, (request, kitchen) => {
        const before = JSON.stringify(request);
        const once = planParty(request, inKitchen(contextAt(kitchen.at), kitchen));
        expect(planParty(request, inKitchen(contextAt(kitchen.at), kitchen))).toEqual(once);
        expect(JSON.stringify(request)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });

  it("plans different mains from each menu for two to eight people who eat everything", () => {
    for (const [at] of all.entries()) {
      for (const people of [1, 2, 4, 8, 30]) {
        const { lines, gaps } = planParty(table({ people }), contextAt(at));
        const mains = lines.filter(({ course }) => course === "main");
        expect([mainsOf(lines), gaps.filter(({ course }) => course === "main")]).toEqual([
          people,
          [],
        ]);
        expect(mains.length).toBe(
          people <= 6 ? people : Math.min(10, Math.max(6, Math.ceil(people / 3))),
        );
      }
    }
  });

  it("puts best sellers first", () => {
    const context = contextAt(0);
    const [, , third] = planParty(table({ people: 5 }), context).lines;
    const bestSellers = [third?.dish.item.id ?? ""];
    expect(
      planParty(table({ people: 1 }), { ...context, bestSellers }).lines[0]?.dish.item.id,
    ).toBe(third?.dish.item.id);
  });

  it("offers the cheapest table if the budget is too small, and says what is missing", () => {
    const context = contextAt(0);
    const free = planParty({ ...table({ people: 2 }), budget_cents: 0 }, context);
    const least = context.totalOf(partyAmounts(free.lines));
    expect(free.short_cents).toBe(least);
    const exact = planParty({ ...table({ people: 2 }), budget_cents: least }, context);
    expect([exact.short_cents, mainsOf(exact.lines)]).toEqual([0, 2]);
    expect(
      planParty({ ...table({ people: 2 }), budget_cents: least - 1 }, context).short_cents,
    ).toBe(1);
  });

  it("says for how many people no main fits, and plans for the others", () => {
    const context = contextAt(0);
    const undeclared = {
      ...context.menu,
      items: context.menu.items.map(({ diet: _diet, add_ons: _codes, ...item }): MenuItem => item),
    };
    const { lines, gaps } = planParty(table({ people: 2, vegans: 1 }), {
      ...context,
      menu: undeclared,
    });
    expect(mainsOf(lines)).toBe(2);
    expect(gaps).toContainEqual({ course: "main", reason: "no-dish", group: "vegan", portions: 1 });
    expect(lines.filter(({ group }) => group === null)).toEqual([]);
  });

  it("plans nothing where everything is sold out", () => {
    const context = contextAt(1);
    const items = context.menu.items.map((item) => ({ ...item, sold_out: true }));
    const plan = planParty(table({ people: 3 }), { ...context, menu: { ...context.menu, items } });
    expect(plan.lines).toEqual([]);
    expect(plan.gaps).toContainEqual({
      course: "main",
      reason: "no-dish",
      group: "anything",
      portions: 3,
    });
  });

  it("adds dishes to share until the minimum of the order is reached", () => {
    const context = { ...contextAt(0), minimum_cents: 6000 };
    const { lines } = planParty({ ...table({ people: 2 }), extras: [] }, context);
    expect(partyAmounts(lines).subtotal_cents).toBeGreaterThanOrEqual(6000);
    expect(lines.some(({ course }) => course === "minimum")).toBe(true);
  });

  it("offers only fitting dishes in exchange", () => {
    const context = contextAt(0);
    const request = table({ people: 2, vegans: 1 });
    const { lines } = planParty(request, context);
    for (const line of lines) {
      const passport = passportOf(line, request.groups);
      for (const { item, choices } of alternatives(line, lines, request.groups, context)) {
        expect(
          lines
            .filter((each) => each.group === line.group && each.course === line.course)
            .map(({ dish }) => dish.item.id),
        ).not.toContain(item.id);
        if (passport)
          expect(judgeChoices(item, choices, passport, context.addOns)?.fit).toBe("safe");
      }
    }
  });
});

function table({ people, vegans = 0 }: { people: number; vegans?: number }): PartyRequest {
  return {
    groups: [
      { id: "anything", passport: null, people },
      { id: "vegan", passport: { ...EMPTY_PASSPORT, diets: ["vegan"] }, people: vegans },
    ],
    budget_cents: null,
    extras: ["starter", "dessert", "drink"],
  };
}
