import { createServer } from "node:net";
import { CommandError } from "../lib/command-error";

/** Local addresses of contract section 7, and the helpers the backend opens beside them. */
export const LOCAL_PORTS = {
  customer: 5173,
  admin: 5174,
  firestore: 8080,
  auth: 9099,
  functions: 5001,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
} as const;

export type LocalService = keyof typeof LOCAL_PORTS;

/** What `npm run backend` listens on. */
export const BACKEND_SERVICES = [
  "firestore",
  "auth",
  "functions",
  "ui",
  "hub",
  "logging",
  "eventarc",
  "tasks",
] as const satisfies readonly LocalService[];

/** Ports a browser or test needs to reach one running backend. */
export interface BackendPorts {
  readonly firestore: number;
  readonly auth: number;
  /** 0 where the backend runs without functions. */
  readonly functions: number;
}

/** Local loopback addresses; a site and its backend may be bound to either. */
const LOOPBACKS = ["127.0.0.1", "::1"];

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/** @throws UserProblem naming the first of the services whose port another program holds */
export async function assertPortsFree(services: readonly LocalService[]): Promise<void> {
  for (const service of services) {
    const port = LOCAL_PORTS[service];
    const taken = await Promise.all(LOOPBACKS.map((host) => isTaken(port, host)));
    if (taken.includes(true)) {
      throw new CommandError(
        `Port ${port} (${service}) is taken by another program; stop it (perhaps a second "npm start") and try again.`,
      );
    }
  }
}
