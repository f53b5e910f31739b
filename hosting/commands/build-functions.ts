import { buildFunctions } from "../lib/build-functions";
import { runCommand } from "../lib/run-command";

runCommand(buildFunctions);
