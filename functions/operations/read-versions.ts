import { readVersionsRequestSchema, type VersionsAnswer } from "@/domain/operations/health.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { readStaff } from "../team/grants-store";
import { siteBuild } from "./site-build";

/**
 * Builds that the sites of restaurants serve now. For super-administrators; NOT_ALLOWED for others.
 */
export const readVersions = defineCallable<VersionsAnswer>("readVersions", async (request) => {
  const { resto_keys } = parseRequest(readVersionsRequestSchema, request);
  requireUid(request);
  const staff = await readStaff(request);
  if (!staff?.super) return err(refusal("NOT_ALLOWED"));
  return ok({ builds: await Promise.all(resto_keys.map(siteBuild)) });
});
