import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { localWebConfig } from "../local/local-web-config";
import { LOCAL_PORTS } from "../local/ports";

const text = z.string().check(z.minLength(1));

const hostedSchema = z.strictObject({
  projectId: text,
  appId: text,
  apiKey: text,
  recaptchaSiteKey: text,
});

/** Public web configuration of the Firebase project that is deployed to (`hosting/project.json`). */
export function hostedBackend(): HostedBackend {
  const file = new URL("../project.json", import.meta.url);
  return hostedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * The local backend a build or server talks to: the one announced by the script that started
 * this process, the standard ports for a development server, none for any other build.
 */
export function localBackend(command: "build" | "serve"): LocalBackend | null {
  const announced = process.env.RESTO_LOCAL_BACKEND;
  if (announced) return JSON.parse(announced);
  return command === "serve" ? localWebConfig(LOCAL_PORTS) : null;
}
