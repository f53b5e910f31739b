import { extname, resolve } from "node:path";
import type { Logo } from "@/domain/tenant/logo.schema";
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
 */
export function newLogo(key: string, light?: string, dark?: string): NewLogo | null {
  if (light === undefined) return null;
  const nameOf = (file: string, name: string) => `${name}${extname(file).toLowerCase()}`;
  return {
    logo: {
      file: nameOf(light, key),
      ...(dark !== undefined && { dark: nameOf(dark, `${key}-dark`) }),
    },
    files: { light: resolve(light), dark: dark === undefined ? null : resolve(dark) },
  };
}
