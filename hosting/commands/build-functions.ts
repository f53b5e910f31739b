import { buildFunctions } from "../lib/build-functions";
import { runScript } from "../lib/run-script";

runScript(buildFunctions);
