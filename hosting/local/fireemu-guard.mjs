// Runs fireemu and stops it when the parent process ends for any reason, which closes standard input.
// Plain JavaScript, so that it starts fast. Usage: node fireemu-guard.mjs <binary> <arguments…>
import { spawn } from "node:child_process";

const [binary, ...args] = process.argv.slice(2);
const backend = spawn(binary, args, { stdio: ["ignore", "inherit", "inherit"] });

const stop = () => backend.kill("SIGTERM");
process.stdin.on("end", stop).on("error", stop).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

backend.on("error", (error) => {
  console.error(`error: ${error.message}`);
  process.exit(1);
});
backend.on("exit", (code) => process.exit(code ?? 1));
