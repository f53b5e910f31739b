import { expect, it } from "vitest";
import { withPureCalls } from "@/hosting/vite/chakra-plugin";

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
