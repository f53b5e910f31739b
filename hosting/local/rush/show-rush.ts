import type { BackendPorts } from "../../lib/ports";
import { type RushOptions, startRush } from "./run-rush";

const EVERY_MS = 5000;

/**
 * Runs a rush and prints its figures every five seconds: in a terminal on one line, else one below
 * the other.
 * @returns ends the rush and prints the last figures and the first errors
 */
export async function showRush(
  ports: BackendPorts,
  options: RushOptions,
): Promise<() => Promise<void>> {
  console.log(
    options.withStaff
      ? "Rush: guests order and book in Bobingen; the demo's kitchen answers."
      : "Rush: guests order and book in Bobingen; answer them on the board.",
  );
  const rush = await startRush(ports, options);
  const isTerminal = process.stdout.isTTY;
  const show = () =>
    process.stdout.write(
      isTerminal ? `\r\x1b[K${rush.figures.line()}` : `${rush.figures.line()}\n`,
    );
  const timer = setInterval(show, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await rush.stop();
    show();
    if (isTerminal) process.stdout.write("\n");
    for (const error of rush.figures.errors.slice(0, 5)) console.log(`Rush error: ${error}`);
  };
}
