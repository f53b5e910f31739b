import type { Change } from "@/domain/revision/changes";

/** How an editor words the changes of its document. */
export interface DescribeChange {
  /**
   * `group` is the element that a field belongs to, for example the dish. Without a `name` the change
   * concerns the whole group, and its values are not shown.
   */
  readonly nameOf: (change: Change) => { readonly group?: string; readonly name?: string };
  /** Text of one side of the change. */
  readonly textOf: (change: Change, value: unknown) => string;
}

/** Name of a change on one line: "Pho Bo · Price". */
export function fullName(describe: DescribeChange, change: Change): string {
  const { group, name } = describe.nameOf(change);
  return [group, name].filter(Boolean).join(" · ");
}
