import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { repoRoot } from "@/hosting/lib/repo-root";
import { installedBrowser } from "@/hosting/probe/installed-browser";

/** Blocks all hosts except this machine: tests must not use the internet. */
const OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/**
 * Parts of the browser that tests do without. The first line is the window's address bar: it loads
 * pages of its own into each new window, which costs more than most pages under test. Chromium reads
 * only the last list of features, so the rest repeats the list of playwright-core.
 */
const WITHOUT = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"],
  ...["TcpPortRandomizationWin", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];
const ARGS = ["--no-sandbox", "--disable-gpu", `--disable-features=${WITHOUT.join(",")}`, OFFLINE];

/** Points fontconfig to the packaged fonts; without fonts, no text is painted. */
function useFonts(folder: string): void {
  const config = join(folder, "fontconfig");
  mkdirSync(config, { recursive: true, mode: 0o700 });
  const folders = [join(folder, "fonts/fonts"), "/usr/share/fonts", "/usr/local/share/fonts"];
  writeFileSync(
    join(config, "fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((path) => `  <dir>${path}</dir>`).join("\n")}
  <cachedir>${join(config, "cache")}</cachedir>
</fontconfig>
`,
  );
  process.env.FONTCONFIG_PATH = config;
}

/** Age after which a lock counts as left by a killed process; unpacking is always faster. */
const LOCK_LASTS_MS = 60_000;

/** Runs one process at a time, because the first one unpacks the browser. */
async function withLock<T>(lock: string, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > LOCK_LASTS_MS) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  try {
    return await act();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Path of the packaged browser, which is unpacked once into the folder. */
async function packagedChromium(folder: string): Promise<string> {
  useFonts(folder);
  const systemFolder = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  // Makes the package unpack its system libraries as well.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } finally {
    if (systemFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = systemFolder;
  }
}

function unpackedChromium(): Promise<string> {
  const folder = join(repoRoot, ".fireemu/chromium");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return withLock(join(folder, "lock"), () => packagedChromium(folder));
}

/**
 * Starts a headless Chrome or Chromium: an installed one, else the packaged one.
 * @param without arguments of playwright-core to leave out
 */
export async function launchBrowser(
  args: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  const executablePath = installedBrowser() ?? (await unpackedChromium());
  return chromium.launch({
    executablePath,
    args: [...ARGS, ...args],
    ignoreDefaultArgs: [...without],
  });
}
