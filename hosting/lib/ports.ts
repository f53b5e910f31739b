import { createServer } from "node:net";
import { CommandError } from "./command-error";
import { portOwner } from "./port-owner";

/** Ports of the sites, the backend and its helpers on this machine. */
export const LOCAL_PORTS = {
  customer: 5173,
  admin: 5174,
  firestore: 8080,
  auth: 9099,
  functions: 5001,
  storage: 9199,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  smtp: 1025,
  inbox: 8025,
  payment: 12111,
  push: 12112,
} as const;

export type LocalService = keyof typeof LOCAL_PORTS;

/** The services of `npm run backend`. */
export const BACKEND_SERVICES = [
  "firestore",
  "auth",
  "functions",
  "storage",
  "ui",
  "hub",
  "logging",
  "eventarc",
  "tasks",
  "smtp",
  "inbox",
  "payment",
  "push",
] as const satisfies readonly LocalService[];

/** Ports of a running backend for browsers and tests. */
export interface BackendPorts {
  readonly firestore: number;
  readonly auth: number;
  /** 0 if the backend runs without functions. */
  readonly functions: number;
  readonly storage: number;
}

/** Sites and backends may listen on either. */
const LOOPBACKS = ["127.0.0.1", "::1"];

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/** Whether a program listens on a port of this machine. */
export async function isPortTaken(port: number): Promise<boolean> {
  return (await Promise.all(LOOPBACKS.map((host) => isTaken(port, host)))).includes(true);
}

/** @throws CommandError naming each port that another program uses, and the program if known */
export async function assertPortsFree(services: readonly LocalService[]): Promise<void> {
  const lines: string[] = [];
  for (const service of services) {
    const port = LOCAL_PORTS[service];
    if (!(await isPortTaken(port))) continue;
    lines.push(`Port ${port} (${service}) is in use by ${portOwner(port) ?? "another program"}.`);
  }
  if (lines.length === 0) return;
  throw new CommandError(
    `${lines.join("\n")}\nStop it, perhaps a second "npm start", and try again.`,
  );
}
