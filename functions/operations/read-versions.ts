import { readVersionsRequestSchema, type VersionsAnswer } from "@/domain/operations/health.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { siteBuild } from "./site-build";

/** Builds that the sites of restaurants serve now. */
export const readVersions = defineCallable(
  { name: "readVersions", schema: readVersionsRequestSchema, access: "super" },
  async ({ input }) =>
    ok<VersionsAnswer>({ builds: await Promise.all(input.resto_keys.map(siteBuild)) }),
);
