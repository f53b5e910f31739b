import { describe, expect, it } from "vitest";
import { figureProblems } from "./figures";
import { circleProblems, floorProblems } from "./folders";
import { importsOf } from "./imports";
import { independenceProblems } from "./independence";
import { layerProblems } from "./layers";
import { purityProblems } from "./purity";

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join("\n") });

describe("importsOf", () => {
  it("finds every kind of import and ignores comments", () => {
    const sample = file(
      "src/ui/sample.ts",
      'import { a } from "../domain/a";',
      "import {",
      "  type B,",
      '} from "./b";',
      'import "./style.css";',
      'export { c } from "jotai";',
      'const d = () => import("../firebase/d");',
      '// import x from "commented";',
      '/* import y from "commented"; */',
      'const text = "nothing";',
    );
    expect(importsOf(sample).sort()).toEqual(
      ["jotai", "src/domain/a", "src/firebase/d", "src/ui/b", "src/ui/style.css"].sort(),
    );
  });
});

describe("layerProblems", () => {
  it.each([
    ["src/domain/a.ts", "../state/b", "may not import"],
    ["src/domain/a.ts", "react", "may not use"],
    ["src/domain/a.ts", "zod", "may not use"],
    ["src/ui/a.tsx", "@/state/b", "may not import"],
    ["src/features/cart/a.tsx", "../menu/b", "another feature"],
    ["src/features/cart/a.tsx", "@/firebase/repos/order-repo", "may not import"],
    ["src/features/cart/a.tsx", "../../shells/customer/b", "may not import"],
    ["src/features/admin/board/a.tsx", "../staff/b", "another feature"],
    ["src/data/a.ts", "jotai", "jotai belongs"],
    ["src/features/cart/a.tsx", "jotai/utils", "jotai belongs"],
    ["src/data/a.ts", "firebase/auth", "firebase belongs"],
    ["functions/place-order.ts", "firebase-admin/firestore", "firebase-admin belongs"],
    ["functions/place-order.ts", "../src/state/a", "may not import"],
    ["src/config/a.ts", "../../hosting/targets", "may not import"],
    ["src/elsewhere/a.ts", "./b", "no layer"],
  ])("refuses %s importing %s", (path, target, problem) => {
    expect(layerProblems([file(path, `import { x } from "${target}";`)])).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it.each([
    ["src/domain/cart/a.ts", "../money/money"],
    ["src/domain/a.ts", "zod/mini"],
    ["src/state/a.ts", "jotai/utils"],
    ["src/firebase/a.ts", "firebase/app"],
    ["src/features/cart/a.tsx", "./b"],
    ["src/features/checkout/a.tsx", "@/firebase/callables/call"],
    ["src/features/account/a.tsx", "@/firebase/auth/auth-problem"],
    ["functions/order-store.ts", "firebase-admin/firestore"],
    ["functions/orders/place-order.ts", "@/domain/order/quote-order"],
    ["src/app/app.tsx", "../shells/customer/customer-shell"],
    ["test/e2e/a.test.ts", "jotai"],
  ])("lets %s import %s", (path, target) => {
    expect(layerProblems([file(path, `import { x } from "${target}";`)])).toEqual([]);
  });
});

describe("circleProblems", () => {
  const importing = (path: string, target: string) => file(path, `import { x } from "${target}";`);

  it("refuses topics that import each other, also through a third one", () => {
    expect(
      circleProblems([
        importing("src/domain/order/a.ts", "../cart/b"),
        importing("src/domain/cart/b.ts", "../menu/draft/c"),
        importing("src/domain/menu/draft/c.ts", "../../order/steps/d"),
        importing("src/domain/order/a.ts", "../money/e"),
        importing("src/domain/report/f.ts", "../order/a"),
      ]),
    ).toEqual([
      "src/domain: order imports cart in a circle (src/domain/order/a.ts imports src/domain/cart/b)",
      "src/domain: cart imports menu in a circle (src/domain/cart/b.ts imports src/domain/menu/draft/c)",
      "src/domain: menu imports order in a circle (src/domain/menu/draft/c.ts imports src/domain/order/steps/d)",
    ]);
  });

  it("refuses a folder that imports the folder it is in, which loads it on demand", () => {
    expect(
      circleProblems([
        importing("functions/orders/steps/a.ts", "../b"),
        file("functions/orders/b.ts", 'const a = () => import("@/functions/orders/steps/a");'),
      ]),
    ).toHaveLength(2);
  });

  it("accepts files of one folder that import each other, and imports in one direction", () => {
    expect(
      circleProblems([
        importing("src/domain/order/a.ts", "./b"),
        importing("src/domain/order/b.ts", "./a"),
        importing("src/domain/order/a.ts", "./steps/c"),
        importing("src/features/order/d.ts", "@/domain/order/a"),
      ]),
    ).toEqual([]);
  });
});

describe("floorProblems", () => {
  it.each([
    ["src/domain/text/a.ts", "../menu/b", "a higher floor"],
    ["src/domain/menu/search/a.ts", "../../cart/b", "a higher floor"],
    ["src/domain/weather/a.ts", "../text/b", "belongs to no floor"],
    ["src/domain/a.ts", "./text/b", "belongs to no floor"],
  ])("refuses %s importing %s", (path, target, problem) => {
    expect(floorProblems([file(path, `import { x } from "${target}";`)])).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it.each([
    ["src/domain/cart/a.ts", "../menu/b"],
    ["src/domain/menu/a.ts", "../tenant/b"],
    ["src/domain/menu/a.ts", "zod/mini"],
    ["src/state/a.ts", "@/domain/cart/b"],
  ])("lets %s import %s", (path, target) => {
    expect(floorProblems([file(path, `import { x } from "${target}";`)])).toEqual([]);
  });
});

describe("purityProblems", () => {
  it.each([
    "const now = Date.now();",
    "const now = new Date();",
    "const id = Math.random();",
    "const id = crypto.randomUUID();",
    "const hour = date.getHours();",
    "const path = window.location.pathname;",
    'localStorage.setItem("a", "b");',
    'await fetch("/x");',
    'console.log("x");',
  ])("refuses %s", (line) => {
    expect(purityProblems([file("src/domain/a.ts", line)])).toHaveLength(1);
    expect(purityProblems([file("src/state/a.ts", line)])).toEqual([]);
  });

  it.each([
    "const date = new Date(instant);",
    "const hour = date.getUTCHours();",
    "// never Date.now() here",
    "const { window } = opening;",
  ])("accepts %s", (line) => {
    expect(purityProblems([file("src/domain/a.ts", line)])).toEqual([]);
  });
});

describe("figureProblems", () => {
  const test = (value: string, ...before: string[]) =>
    file("test/a.test.ts", ...before, `recordFigure(7, "lost carts", ${value}, import.meta.url);`);

  it.each<[string, ...string[]]>([
    ["0"],
    ["0 + 1"],
    ['["a", "b"]'],
    ["[].length"],
    ["Number(0)"],
    ["0 as number"],
    ["lost", "const lost = 0;"],
    ["lost", "const lost: number = 0;"],
    ["lost", "let lost = 0;"],
    ["lost", "const orders: Order[] = [];", "const lost = orders.length;"],
    ["ROUNDS", "const ROUNDS = runSize(50, 1000);"],
    ["2 * ROUNDS", "const ROUNDS = runSize(50, 1000);"],
    ["CASES.length", "const CASES = { a: 1, b: [2] };"],
    ["RESTARTS", 'import { RESTARTS } from "./support";'],
    ["lost()", "const lost = () => none();", "const none = () => (false ? lost() : 0);"],
  ])("refuses %s as a figure", (value, ...before) => {
    expect(figureProblems([test(value, ...before)])).toEqual([
      "test/a.test.ts: row 7 reports a constant",
    ]);
  });

  it.each<[string, ...string[]]>([
    ["orders", "const orders = await storedOrders();"],
    ["ROUNDS - orders.length", "const ROUNDS = 5;", "const orders = await storedOrders();"],
    ["lost", "let lost = 0;", "lost += 1;"],
    ["lost", "const lost: Order[] = [];", "lost.push(order);"],
    ["seen.taken", "const seen = { taken: 0 };", "seen.taken += 1;"],
    ["performance.now() - start", "const start = performance.now();"],
    ["secondsSince(start)", "const start = performance.now();"],
    ["functions.struck[fault] ?? 0", "const { functions } = shop;"],
  ])("accepts %s as a figure", (value, ...before) => {
    expect(figureProblems([test(value, ...before)])).toEqual([]);
  });
});

describe("independenceProblems", () => {
  const files = (reconciliation: string) => [
    file("functions/schedules/compare-payments.ts", reconciliation),
    file("functions/money/run-payment-task.ts", 'import { act } from "@/domain/payment/task-act";'),
    file("functions/payments/settle-payment.ts", 'import { db } from "../money/payment-store";'),
    file("functions/money/payment-store.ts", 'import { act } from "@/domain/payment/task-act";'),
    file("src/domain/payment/checked.ts", 'import { act } from "./task-act";'),
    file("src/domain/payment/task-act.ts"),
  ];

  it("names a rule that moves money, however far away", () => {
    const [problem = ""] = independenceProblems(
      files('import { checked } from "@/domain/payment/checked";'),
    );
    expect(problem).toContain("src/domain/payment/task-act.ts");
  });

  it.each([
    'import type { Act } from "@/domain/payment/task-act";',
    'import { db } from "../money/payment-store";',
  ])("allows types and stores: %s", (text) => {
    expect(independenceProblems(files(text))).toEqual([]);
  });
});
