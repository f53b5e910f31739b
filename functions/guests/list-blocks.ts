import { type BlocksAnswer, listBlocksRequestSchema } from "@/domain/guest/block-requests.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readStaff } from "../team/grants-store";
import { isManagerOf } from "../team/is-manager-of";
import { listedBlocksOf } from "./listed-blocks";

/** A restaurant's current blocks, for its managers and super-administrators. */
export const listBlocks = defineCallable<BlocksAnswer>("listBlocks", async (request) => {
  const { resto_key } = parseRequest(listBlocksRequestSchema, request);
  requireUid(request);
  if (!isManagerOf(await readStaff(request), resto_key)) return err(refusal("NOT_ALLOWED"));
  return ok(await listedBlocksOf(resto_key, await serverNow()));
});
