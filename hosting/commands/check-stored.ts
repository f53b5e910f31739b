import { checkStored } from "../checks/stored-problems";
import { inEachProject, PROJECT_OPTIONS } from "../firebase/in-each-project";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

/**
 * `npm run check:stored`: reads the stored restaurants, menus, availability, grants, accounts'
 * documents, blocks, known guests, and the open orders and reservations with the schemas of this
 * checkout and lists what they refuse, in all projects or that of
 * `--project`, with `--local` in the local backend. Also lists what the law requires and a stored
 * restaurant lacks, which is no failure. Changes nothing.
 */
async function main(): Promise<void> {
  const { values } = readArguments({ options: PROJECT_OPTIONS });
  await inEachProject(values, async (project) => {
    const { read, problems, missing } = await checkStored(project);
    for (const [collection, count] of Object.entries(read)) console.log(`${collection}: ${count}`);
    for (const problem of problems) console.log(`FAILED ${problem}`);
    for (const line of missing) console.log(`MISSING ${line}`);
    if (problems.length > 0) {
      throw new CommandError(
        `This version cannot read ${problems.length} part(s) of the stored data. Repair them, or change the schemas, before you deploy.`,
      );
    }
    console.log(`ok: this version can read everything in ${project.projectId}.`);
  });
}

runCommand(main);
