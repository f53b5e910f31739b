import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { uploadFile } from "@/firebase/callables/upload-file";

vi.mock("@/firebase/auth/load-auth", () => ({
  loadAuth: async () => ({ auth: { currentUser: { getIdToken: async () => "id-token" } } }),
}));
vi.mock("@/firebase/connection/app-check", () => ({ requestAppCheckToken: async () => "checked" }));

/** An XMLHttpRequest that is answered by the test. */
class FakeRequest {
  static last: FakeRequest | null = null;
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend?: () => void;
  status = 0;
  url = "";
  body: unknown;
  constructor() {
    FakeRequest.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
}

beforeEach(() => {
  FakeRequest.last = null;
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const file = new Blob(["pixels"], { type: "image/webp" });

async function start(onProgress = vi.fn()) {
  const status = uploadFile("uploads/resto-bobingen/a b", file, onProgress);
  const request = await vi.waitFor(() => {
    if (FakeRequest.last?.body !== file) throw new Error("nothing sent");
    return FakeRequest.last;
  });
  return { status, request };
}

it("uploads a file as the signed-in user and reports its progress", async () => {
  const onProgress = vi.fn();
  const { status, request } = await start(onProgress);
  expect(request.url).toMatch(
    /\/v0\/b\/[^/]+\/o\?uploadType=media&name=uploads%2Fresto-bobingen%2Fa%20b$/,
  );
  expect(request.headers).toEqual({
    "Content-Type": "image/webp",
    Authorization: "Firebase id-token",
    "X-Firebase-AppCheck": "checked",
  });
  request.upload.onprogress?.({ loaded: 3, total: 6 });
  expect(onProgress).toHaveBeenLastCalledWith(0.5);
  request.status = 200;
  request.onloadend?.();
  expect(await status).toBe(200);
});

it.each([[403], [0]])("returns the status %s of a failed upload", async (code) => {
  const { status, request } = await start();
  request.status = code;
  request.onloadend?.();
  expect(await status).toBe(code);
});
