import { type IncomingMessage, request as passOn, type ServerResponse } from "node:http";
import { FUNCTIONS_REGION } from "../lib/direct-call-url";
import { LOCAL_PROJECT_ID } from "../lib/local-web-config";
import type { HostingTarget } from "../targets";
import { callRewrites } from "./call-rewrites";

/** A step of a local site's server; calls `next` for requests of others. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Passes the calls of a site's pages on to a local backend, as the site's rewrites do. */
export function callProxy(target: HostingTarget, functionsPort: number): Middleware {
  const rewrites = callRewrites(target);
  return (request, response, next) => {
    const { method, url = "/", headers } = request;
    const rewrite = rewrites.find(({ source }) => isMatch(source, url));
    if (!rewrite) return next();
    const path = `/${LOCAL_PROJECT_ID}/${FUNCTIONS_REGION}/${rewrite.function.functionId}${url}`;
    const upstream = passOn({ host: "127.0.0.1", port: functionsPort, method, path, headers });
    // A connection that closes on one side is closed on the other.
    upstream.on("error", () => request.socket.destroy());
    response.on("close", () => upstream.destroy());
    upstream.on("response", (answer) => {
      answer.on("error", () => request.socket.destroy());
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(upstream);
  };
}

function isMatch(source: string, url: string): boolean {
  return source.endsWith("**") ? url.startsWith(source.slice(0, -2)) : url === source;
}
