/** The key of element references in WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Send = (method: "POST" | "GET" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** A session of a WebDriver server. */
export interface WebDriverSession {
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly open: (url: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (element: string) => Promise<void>;
  readonly type: (element: string, text: string) => Promise<void>;
  /** A PNG of the window. */
  readonly screenshot: () => Promise<Buffer>;
  readonly resize: (size: { readonly width: number; readonly height: number }) => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Starts a session (https://www.w3.org/TR/webdriver1).
 * @throws Error with the server's message
 */
export async function startSession(
  server: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const started = (await send(server, "POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: Record<string, unknown> };
  const inSession: Send = (method, path, body) =>
    send(server, method, `/session/${started.sessionId}${path}`, body);
  const evaluate = (expression: string) =>
    inSession("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  const find = async (element: string) => {
    const found = (await evaluate(element)) as Record<string, string> | null;
    if (!found?.[ELEMENT]) throw new Error(`no element: ${element}`);
    return `/element/${found[ELEMENT]}`;
  };
  return {
    capabilities: started.capabilities,
    evaluate,
    open: async (url) => {
      await inSession("POST", "/url", { url });
    },
    click: async (element) => {
      await inSession("POST", `${await find(element)}/click`, {});
    },
    type: async (element, text) => {
      await inSession("POST", `${await find(element)}/value`, { text });
    },
    screenshot: async () => Buffer.from(String(await inSession("GET", "/screenshot")), "base64"),
    resize: async (size) => {
      await inSession("POST", "/window/rect", size);
    },
    end: async () => {
      await inSession("DELETE", "");
    },
  };
}

async function send(server: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${server}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
