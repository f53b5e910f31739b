import { existsSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Logo } from "@/domain/tenant/logo.schema";
import { CommandError } from "../lib/command-error";
import type { LogoFiles } from "../site/site-logo";

/** A logo that `npm run new:restaurant` copies. */
export interface NewLogo {
  /** Field of the configuration. */
  readonly logo: Logo;
  readonly files: LogoFiles;
}

/**
 * @param light path as typed, relative to the current folder
 * @param dark variant for the dark colour scheme
 * @returns null without a logo
 * @throws CommandError for a file that does not exist, and for a dark variant alone
 */
export function newLogo(key: string, light?: string, dark?: string): NewLogo | null {
  if (light === undefined) {
    if (dark === undefined) return null;
    throw new CommandError("--logo-dark is a variant of a logo: add --logo.");
  }
  const nameOf = (file: string, name: string) => `${name}${extname(file).toLowerCase()}`;
  return {
    logo: {
      file: nameOf(light, key),
      ...(dark !== undefined && { dark: nameOf(dark, `${key}-dark`) }),
    },
    files: {
      light: existing("--logo", light),
      dark: dark === undefined ? null : existing("--logo-dark", dark),
    },
  };
}

function existing(option: string, file: string): string {
  const path = resolve(file);
  if (existsSync(path)) return path;
  throw new CommandError(`${option}: ${path} does not exist.`);
}
