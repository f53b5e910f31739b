import { basename } from "node:path";
import { type Plugin, parseAst } from "vite";

const CHAKRA = /\/node_modules\/@(?:chakra-ui|ark-ui|zag-js)\/.*\.m?js$/;

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";?$/;

/**
 * Lets the build leave out the parts of Chakra's components that no page uses. They are values of
 * calls at the top level and getters of objects, which a bundler keeps: 7 kB.
 */
export function chakraPlugin(): Plugin {
  return {
    name: "resto-chakra",
    apply: "build",
    transform: {
      filter: { id: CHAKRA },
      handler: (code, id) => ({
        code: withPureCalls(withOwnNamespace(code, basename(id))),
        map: null,
      }),
    },
  };
}

/** An object of the parts of a component, each as a getter. */
const PARTS = /^var (\w+_exports) = [^{;]*__exportAll\(\{[^}]*\}\);$/m;

/**
 * Takes the parts of a component, such as `Menu.Item`, from the exports of its file instead of an
 * object, of which a bundler keeps all.
 */
export function withOwnNamespace(code: string, file: string): string {
  return code.replace(PARTS, `import * as $1 from "./${file}";`);
}

/**
 * Marks the calls that only give a value to a variable of the module as free of side effects, and
 * drops the names of components, which are for developers.
 */
export function withPureCalls(code: string): string {
  let marked = code;
  // From the end, so that earlier positions stay valid.
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type === "ExpressionStatement") {
      const { start, end } = statement;
      if (DISPLAY_NAME.test(code.slice(start, end)))
        marked = marked.slice(0, start) + marked.slice(end);
    }
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations.toReversed()) {
      if (id.type !== "Identifier" || init?.type !== "CallExpression") continue;
      const call = marked.slice(init.start, init.end);
      marked = `${marked.slice(0, init.start)}/* @__PURE__ */ (() => ${call})()${marked.slice(init.end)}`;
    }
  }
  return marked;
}
