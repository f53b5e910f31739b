import { relative } from "node:path";
import { commonTokens, declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { isInSample } from "./is-in-sample.mjs";

/** Leaves out all changes that are not in the sample of the options. */
class SampleChecker {
  static inject = [commonTokens.options];

  constructor({ sample }) {
    this.sample = sample;
  }

  async init() {}

  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.verdict(mutant)]));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  verdict({ fileName, location, replacement }) {
    const file = relative(process.cwd(), fileName);
    return isInSample(this.sample, [file, location, replacement])
      ? { status: "passed" }
      : { status: "compileError", reason: "not in the sample" };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", SampleChecker)];
