import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { LOCAL_SCHEDULES, startSchedules } from "@/hosting/local/local-schedules";

const SCHEDULES = join(repoRoot, "functions/schedules");
const MINUTES: Readonly<Record<string, number>> = { minutes: 1, day: 24 * 60 };

/** Minutes between two runs by name of the deployed function. */
function deployedSchedules(): Record<string, number> {
  const sources = readdirSync(SCHEDULES).map((file) => readFileSync(join(SCHEDULES, file), "utf8"));
  return Object.fromEntries(
    sources.flatMap((source) => {
      const name = /export const (\w+) = defineSchedule\(/.exec(source)?.[1];
      const [, count = "", unit = ""] = /schedule: "every (?:(\d+) )?(\w+)/.exec(source) ?? [];
      return name ? [[name, Number(count || 1) * (MINUTES[unit] ?? Number.NaN)]] : [];
    }),
  );
}

/** A control interface that notes what it is asked to run. */
async function startControl() {
  const runs: string[] = [];
  const server = createServer((request, response) => {
    runs.push(`${request.headers.authorization} ${request.url}`);
    response.end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { runs, port: (server.address() as AddressInfo).port };
}

function folderWithToken(): string {
  const folder = mkdtempSync(join(tmpdir(), "resto-hub-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "hub-demo-resto.json"), '{"fireemuControlToken":"secret"}');
  return folder;
}

describe("schedules of npm start", () => {
  it("run as often as the deployed ones", () => {
    expect(LOCAL_SCHEDULES).toEqual(deployedSchedules());
  });

  it("run once at the start and then at their cadence until they are stopped", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { runs, port } = await startControl();
    const problems: string[] = [];
    const onProblem = (line: string) => problems.push(line);
    const stop = startSchedules({ port, tmpFolder: folderWithToken(), onProblem });
    const count = (name: string) =>
      runs.filter((run) => run === `Bearer secret /v1/sessions/default/functions/${name}:run`)
        .length;
    const all = Object.keys(LOCAL_SCHEDULES).length;
    await vi.waitFor(() => expect(runs).toHaveLength(all));
    vi.advanceTimersByTime(5 * 60_000);
    await vi.waitFor(() => expect(runs).toHaveLength(all + 5));
    expect(["everyMinute", "everyDay"].map(count)).toEqual([6, 1]);
    expect(vi.getTimerCount()).toBe(all);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("name a function that did not run", async () => {
    const problems: string[] = [];
    const onProblem = (line: string) => problems.push(line);
    const { port } = await startControl();
    startSchedules({ port, tmpFolder: join(tmpdir(), "resto-none"), onProblem })();
    await vi.waitFor(() => expect(problems).toHaveLength(Object.keys(LOCAL_SCHEDULES).length));
    expect(problems[0]).toContain("everyMinute did not run: ENOENT");
  });
});
