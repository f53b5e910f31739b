import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that accepts requests on this machine. */
export interface Listening {
  readonly port: number;
  /** Ends open connections, too. */
  stop(): Promise<void>;
}

/** @param port 0 lets the system choose */
export async function listen(
  server: Server,
  port: number,
  host: "localhost" | "127.0.0.1" = "localhost",
): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
