import { ok, type Result } from "@/domain/result/result";
import {
  type ListRevisionsAnswer,
  listRevisionsRequestSchema,
  REVISIONS_PER_PAGE,
  type Revision,
} from "@/domain/revision/revision.schema";
import { accountNames } from "../access/identity-store";
import { defineCallable } from "../calls/define-callable";
import { type EarlierRevision, readRevisionPage } from "./revision-store";

/**
 * The revisions of a restaurant or its menu, 20 a page, newest first and without content. The first
 * page starts with the current revision if it was saved in the editor.
 */
export const listRevisions = defineCallable(
  { name: "listRevisions", schema: listRevisionsRequestSchema, access: "manager-of" },
  async ({ input, caller, transact }) => {
    const { before_rev, ...document } = input;
    const page = await transact(`revisions ${caller.uid}`, async (transaction) =>
      ok(await readRevisionPage(transaction, document, before_rev)),
    );
    return page.ok ? withAccountNames(page.value, before_rev === undefined) : page;
  },
);

async function withAccountNames(
  page: readonly EarlierRevision[],
  isFirst: boolean,
): Promise<Result<ListRevisionsAnswer, never>> {
  const [newest] = page;
  const current = isFirst && newest ? [replacementOf(newest)] : [];
  const listed = [...current, ...page.slice(0, REVISIONS_PER_PAGE)].slice(0, REVISIONS_PER_PAGE);
  const names = await accountNames(listed.flatMap(({ saved_by }) => saved_by ?? []));
  const revisions = listed.map(({ rev, saved_at, saved_by }) => ({
    rev,
    saved_at,
    saved_by: (saved_by && names.get(saved_by)) ?? null,
  }));
  return ok({ revisions, more: page.length + current.length > listed.length });
}

/** The revision that replaced a given one. */
function replacementOf({ rev, replaced_at, replaced_by }: EarlierRevision): Revision {
  return { rev: rev + 1, saved_at: replaced_at, saved_by: replaced_by };
}
