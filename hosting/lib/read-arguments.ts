import { type ParseArgsConfig, parseArgs } from "node:util";
import { CommandError } from "./command-error";

/** Options that are npm's own as well, so that people have them in their `.npmrc`. */
const SETTINGS_OF_NPM: ReadonlySet<string> = new Set(["color", "email"]);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Options and positional arguments of a command, as `parseArgs` of Node.js reads them. `--help` prints
 * the options and ends the process.
 * @param env of the process; npm stores there what it takes from the command line
 * @throws CommandError that lists the options, for arguments that the command does not have, and for
 * options written without the two hyphens that npm wants before them: npm keeps those, and a dry run
 * would not be dry
 */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
  env: Environment = process.env,
): ReturnType<typeof parseArgs<T>> {
  const names = Object.keys(config.options ?? {});
  const command = `npm run ${env.npm_lifecycle_event ?? "<script>"}`;
  const kept = names.find((name) => !SETTINGS_OF_NPM.has(name) && isKeptByNpm(name, env));
  if (kept) {
    throw new CommandError(
      `npm has kept --${kept} for itself. Write two hyphens before the options: ${command} -- --${kept} …`,
    );
  }
  const usage = `Options of ${command}: ${names.map((name) => `--${name}`).join(", ") || "none"} (docs/scripts.md).`;
  if ((config.args ?? process.argv).includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node.js adds advice on arguments that begin with a hyphen; no command has any.
    const [sentence = ""] = (error as Error).message.split(". ");
    throw new CommandError(`${sentence.replace(/\.$/, "")}. ${usage}`, { cause: error });
  }
}

function isKeptByNpm(name: string, env: Environment): boolean {
  return Boolean(env[`npm_config_${name.replaceAll("-", "_")}`]);
}
