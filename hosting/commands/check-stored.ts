import { checkStored } from "../checks/stored-problems";
import { selectProject } from "../firebase/select-project";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

/**
 * `npm run check:stored`: reads the stored restaurants, menus, availability, grants, accounts'
 * documents, blocks, known guests, and the open orders and reservations with the schemas of this
 * checkout and lists what they refuse, in the project of `hosting/project.json`, with `--local` in the
 * local backend. Changes nothing.
 */
async function main(): Promise<void> {
  const { values } = readArguments({ options: { local: { type: "boolean", default: false } } });
  const project = selectProject(values.local);
  const { read, problems } = await checkStored(project);
  for (const [collection, count] of Object.entries(read)) console.log(`${collection}: ${count}`);
  for (const problem of problems) console.log(`FAILED ${problem}`);
  if (problems.length > 0) {
    throw new CommandError(
      `This version cannot read ${problems.length} part(s) of the stored data. Repair them, or change the schemas, before you deploy.`,
    );
  }
  console.log(`ok: this version can read everything in ${project.projectId}.`);
}

runCommand(main);
