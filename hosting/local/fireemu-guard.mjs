// Runs the embedded backend and ends it as soon as the process that asked for it is gone, for
// whatever reason: an open standard input is the sign of life. Plain JavaScript, because it
// must start at once. Usage: node fireemu-guard.mjs <binary> <arguments…>
import { spawn } from "node:child_process";

const [binary, ...args] = process.argv.slice(2);
const backend = spawn(binary, args, { stdio: ["ignore", "inherit", "inherit"] });

const end = () => backend.kill("SIGTERM");
process.stdin.on("end", end).on("error", end).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);

backend.on("error", (error) => {
  console.error(`error: ${error.message}`);
  process.exit(1);
});
backend.on("exit", (code) => process.exit(code ?? 1));
