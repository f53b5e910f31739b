import type { BackendPorts } from "@/hosting/lib/ports";
import { type FaultProxy, startFaultProxy } from "./fault-proxy";

/** A proxy in front of each service of a backend. */
export interface ProxiedBackend {
  readonly firestore: FaultProxy;
  readonly auth: FaultProxy;
  readonly functions: FaultProxy;
  /** Ports of the proxies. */
  readonly ports: BackendPorts;
  /** Closes all connections, like a backend that is killed. */
  cut(): void;
  /** Forwards to a restarted backend. */
  lead(ports: BackendPorts): void;
  /** Removes the rules of all three. */
  clear(): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of each service. The ports of the proxies never change. */
export async function startProxies(backend: BackendPorts): Promise<ProxiedBackend> {
  const [firestore, auth, functions] = await Promise.all([
    startFaultProxy(backend.firestore, 1),
    startFaultProxy(backend.auth, 2),
    startFaultProxy(backend.functions, 3),
  ]);
  const all = [firestore, auth, functions];
  return {
    firestore,
    auth,
    functions,
    ports: {
      ...backend,
      firestore: firestore.port,
      auth: auth.port,
      functions: functions.port,
    },
    cut: () => all.forEach((each) => void each.cut()),
    lead(ports) {
      firestore.lead(ports.firestore);
      auth.lead(ports.auth);
      functions.lead(ports.functions);
    },
    clear: () => all.forEach((each) => void each.clear()),
    async stop() {
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}
