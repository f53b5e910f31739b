import { buildFunctions } from "./build-functions";
import { runScript } from "./run-script";

runScript(buildFunctions);
