import { gzipSync } from "node:zlib";
import { inject } from "vitest";
import { LOCAL_BUCKET } from "@/hosting/lib/local-web-config";
import "./provided-context";

interface StorageRequest {
  readonly method?: string;
  /** Without a token, signed out. */
  readonly idToken?: string | undefined;
  readonly body?: Uint8Array;
  readonly contentType?: string;
  /** Runs past the rules. */
  readonly asAdmin?: boolean;
}

/** Address of an object, or of the list of objects. */
export function objectUrl(path: string): string {
  const { storage } = inject("backendPorts");
  const objects = `http://127.0.0.1:${storage}/v0/b/${LOCAL_BUCKET}/o`;
  return path === "" ? objects : `${objects}/${encodeURIComponent(path)}`;
}

/** Sends a request to Cloud Storage, as a browser would. */
export function requestStorage(url: string, request: StorageRequest = {}): Promise<Response> {
  const { method = "GET", idToken, body, contentType, asAdmin } = request;
  const headers = new Headers();
  if (asAdmin) headers.set("authorization", "Bearer owner");
  if (idToken) headers.set("authorization", `Firebase ${idToken}`);
  if (contentType) headers.set("content-type", contentType);
  return fetch(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}

/** Uploads an object in one request. */
export function uploadObject(path: string, request: StorageRequest): Promise<Response> {
  const url = `${objectUrl("")}?uploadType=media&name=${encodeURIComponent(path)}`;
  return requestStorage(url, { method: "POST", contentType: "image/jpeg", ...request });
}

/** Uploads an object that is stored compressed, and that clients decompress by themselves. */
export function uploadCompressed(
  path: string,
  { body, idToken }: { readonly body: Uint8Array; readonly idToken: string | undefined },
): Promise<Response> {
  const stored = { name: path, contentType: "image/jpeg", contentEncoding: "gzip" };
  const head = `--part\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(stored)}\r\n--part\r\ncontent-type: image/jpeg\r\n\r\n`;
  return fetch(`${objectUrl("")}?name=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: {
      authorization: `Firebase ${idToken}`,
      "x-goog-upload-protocol": "multipart",
      "content-type": "multipart/related; boundary=part",
    },
    body: Buffer.concat([Buffer.from(head), gzipSync(body), Buffer.from("\r\n--part--\r\n")]),
  });
}
