import { type BlocksAnswer, listBlocksRequestSchema } from "@/domain/guest/block-requests.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../runtime/define-callable";
import { listedBlocksOf } from "./listed-blocks";

/** A restaurant's current blocks, for its managers and super-administrators. */
export const listBlocks = defineCallable(
  { name: "listBlocks", schema: listBlocksRequestSchema, access: "manager-of" },
  async ({ input, now }) => ok<BlocksAnswer>(await listedBlocksOf(input.resto_key, now)),
);
