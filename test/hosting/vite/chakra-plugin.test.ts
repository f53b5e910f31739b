import { expect, it } from "vitest";
import { withOwnNamespace, withPureCalls } from "@/hosting/vite/chakra-plugin";

it("lets the build drop components and anatomies that no page uses", () => {
  const code = `
var anatomy = createAnatomy("tabs").parts("root");
const Root = withProvider(Tabs.Root, "root"), Trigger = 1;
Root.displayName = "TabsRoot";`;
  expect(withPureCalls(code)).toBe(`
var anatomy = /* @__PURE__ */ (() => createAnatomy("tabs").parts("root"))();
const Root = /* @__PURE__ */ (() => withProvider(Tabs.Root, "root"))(), Trigger = 1;
`);
});

it("leaves calls that change something as they are", () => {
  const code = 'listen(document);\nconst { parts } = read();\nRoot.displayName = nameOf("Root");\n';
  expect(withPureCalls(code)).toBe(code);
});

it("takes the parts of a component from the exports of its file", () => {
  const code = `import { MenuItem } from "./menu-item.js";
var menu_exports = /* @__PURE__ */ __exportAll({
	Item: () => MenuItem,
});
export { MenuItem as Item, menu_exports };`;
  expect(withOwnNamespace(code, "menu.js")).toBe(`import { MenuItem } from "./menu-item.js";
import * as menu_exports from "./menu.js";
export { MenuItem as Item, menu_exports };`);
});
