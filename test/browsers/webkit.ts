import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Driver, Viewport } from "./guest";
import { startSession } from "./web-driver";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const START_MS = 15_000;

/** Starts WebKitGTK on a screen in memory, driven over WebDriver; null where it is not installed. */
export async function startWebKit(viewport: Viewport): Promise<Driver | null> {
  if (!existsSync(DRIVER) || !existsSync(SCREEN)) return null;
  const screen = spawn(SCREEN, ["-displayfd", "3", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const session = await startedSession(`http://127.0.0.1:${port}`);
    await session.resize(viewport);
    const { browserVersion } = session.capabilities;
    return {
      ...session,
      name: `WebKitGTK ${browserVersion}`,
      photograph: async (file) => writeFileSync(file, await session.screenshot()),
      close: async () => {
        await session.end().finally(stop);
      },
    };
  } catch (fault) {
    stop();
    throw fault;
  }
}

/** Waits until the server accepts connections. */
async function startedSession(server: string) {
  const end = performance.now() + START_MS;
  for (;;) {
    const isUp = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return startSession(server, {});
    if (performance.now() > end) throw new Error("WebKitWebDriver does not answer");
    await sleep(100);
  }
}

/** The number of the display, which the server chooses and writes to file descriptor 3. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
