import {
  isOrderingPaused,
  MAX_PAUSE_MS,
  type SetSwitchesRequest,
  type Switches,
} from "@/domain/operations/switches.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { inEachProject, PROJECT_OPTIONS } from "../firebase/in-each-project";
import { readSwitches, setSwitches } from "../firebase/set-switches";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

/**
 * `npm run switches`: shows the switches for all restaurants, and changes them if the admin site cannot
 * (docs/operations.md#turning-ordering-off). `--pause 60` pauses ordering for so many minutes, `--resume`
 * ends the pause, `--app-check on|off` and `--online-payment on|off` set the others. In all
 * projects or that of `--project`; `--local` on the local backend.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: {
      pause: { type: "string" },
      resume: { type: "boolean", default: false },
      "app-check": { type: "string" },
      "online-payment": { type: "string" },
      ...PROJECT_OPTIONS,
    },
  });
  const now = new Date();
  const appCheck = onOrOff("app-check", values["app-check"]);
  const payment = onOrOff("online-payment", values["online-payment"]);
  const change: SetSwitchesRequest = {
    ...(values.resume && { ordering_paused_until: null }),
    ...(values.pause !== undefined && {
      ordering_paused_until: now.getTime() + pauseOf(values.pause),
    }),
    ...(appCheck !== undefined && { app_check_required: appCheck }),
    ...(payment !== undefined && { online_payment: payment }),
  };
  const isChange = Object.keys(change).length > 0;
  await inEachProject(values, async (project) => {
    const switches = isChange
      ? await setSwitches(project, change, now)
      : await readSwitches(project);
    for (const line of linesOf(switches, now.getTime())) console.log(line);
    if (isChange) console.log(`Effective on all sites of ${project.projectId} within a minute.`);
  });
}

function pauseOf(minutes: string): number {
  const ms = Number(minutes) * MINUTE_MS;
  if (ms > 0 && ms <= MAX_PAUSE_MS) return ms;
  throw new CommandError(`--pause is a number of minutes up to 30 days, not "${minutes}".`);
}

function onOrOff(option: string, value: string | undefined): boolean | undefined {
  if (value === undefined || value === "on" || value === "off")
    return value === undefined ? undefined : value === "on";
  throw new CommandError(`--${option} is "on" or "off", not "${value}".`);
}

function linesOf(switches: Switches, now: number): string[] {
  const { ordering_paused_until: until, app_check_required, online_payment } = switches;
  const isPaused = isOrderingPaused(switches, now);
  return [
    `ordering        ${isPaused ? `paused until ${new Date(until ?? 0).toISOString()}` : "on"}`,
    `app check       ${app_check_required ? "required" : "not required"}`,
    `online payment  ${online_payment ? "on" : "off"}`,
  ];
}

runCommand(main);
