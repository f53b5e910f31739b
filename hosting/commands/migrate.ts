import { inEachProject, PROJECT_OPTIONS } from "../firebase/in-each-project";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { migrations } from "../migrations/migrations";
import { runMigration } from "../migrations/run-migration";

/**
 * `npm run migrate`: brings stored documents into the form of this version, in all projects or
 * that of `--project`, with `--local` in the local backend. `--dry-run` counts what would change
 * and writes nothing. Each migration runs once; `--again` repeats all of them, which changes only
 * what older functions have written meanwhile.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: {
      ...PROJECT_OPTIONS,
      "dry-run": { type: "boolean", default: false },
      again: { type: "boolean", default: false },
    },
  });
  const isDryRun = values["dry-run"];
  await inEachProject(values, async (project) => {
    for (const migration of migrations) {
      console.log(`${migration.name}: ${migration.description}`);
      const counts = await runMigration(project, migration, {
        isDryRun,
        isRepeated: values.again,
        now: () => new Date(),
        onPage: ({ read, changed }) =>
          console.log(`  ${read} read, ${changed} ${isDryRun ? "to change" : "changed"}`),
      });
      console.log(counts ? `  ${summary(counts, isDryRun)}` : "  has run already");
    }
    console.log(
      isDryRun
        ? `Dry run: nothing was written to ${project.projectId}.`
        : `ok: the documents in ${project.projectId} have the form of this version.`,
    );
  });
}

function summary(
  { read, changed, fields }: { read: number; changed: number; fields: readonly string[] },
  isDryRun: boolean,
): string {
  const names = fields.length > 0 ? ` (${fields.join(", ")})` : "";
  return `${isDryRun ? "would change" : "changed"} ${changed} of ${read} documents${names}`;
}

runCommand(main);
