import fc from "fast-check";
import { expect, it } from "vitest";
import { jsLiteral } from "@/hosting/build/js-literal";

const evaluate = (literal: string) => new Function(`return (${literal})`)();

it("a literal evaluates to the same data, whatever texts and names it contains", () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(evaluate(jsLiteral(JSON.parse(json)))).toEqual(JSON.parse(json));
    }),
  );
});

it.each(["`$".concat("{x}`"), "\\", "a\r\nb", "\u2028", "</script>", "$", "${"])(
  "a literal quotes %j",
  (text) => {
    expect(evaluate(jsLiteral({ text }))).toEqual({ text });
  },
);

it("a literal leaves out spaces, needless quotes and undefined values", () => {
  expect(jsLiteral({ a: true, "b-c": 0.5, 5: null, gone: undefined, list: ["x"] })).toBe(
    '{5:null,a:!0,"b-c":.5,list:[`x`]}',
  );
});
