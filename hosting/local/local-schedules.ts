import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { LOCAL_PROJECT_ID } from "../lib/local-web-config";

/** Minutes between two runs of each scheduled function, as deployed. */
export const LOCAL_SCHEDULES: Readonly<Record<string, number>> = {
  everyMinute: 1,
  everyDay: 24 * 60,
};

interface ScheduleOptions {
  /** Port of the local backend's authentication service, which also controls it. */
  readonly port: number;
  /** Folder in which the backend leaves the token of its control interface. */
  readonly tmpFolder: string;
  readonly onProblem: (line: string) => void;
}

/**
 * Starts the scheduled functions of a local backend at their cadence, each once at the beginning: the
 * backend's own clock stands still between requests.
 * @returns stops them
 */
export function startSchedules({ port, tmpFolder, onProblem }: ScheduleOptions): () => void {
  const functions = `http://127.0.0.1:${port}/v1/sessions/default/functions`;
  async function run(name: string): Promise<void> {
    try {
      const response = await fetch(`${functions}/${name}:run`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${controlToken(tmpFolder)}`,
          "content-type": "application/json",
        },
        body: "{}",
      });
      if (!response.ok) onProblem(`${name} did not run: ${response.status}`);
    } catch (error) {
      onProblem(`${name} did not run: ${error instanceof Error ? error.message : error}`);
    }
  }
  const timers = Object.entries(LOCAL_SCHEDULES).map(([name, minutes]) => {
    void run(name);
    return setInterval(() => void run(name), minutes * MINUTE_MS);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

function controlToken(tmpFolder: string): string {
  const hub = join(tmpFolder, `hub-${LOCAL_PROJECT_ID}.json`);
  return JSON.parse(readFileSync(hub, "utf8")).fireemuControlToken;
}
