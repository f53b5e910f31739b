import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithEmailAndPassword,
} from "firebase/auth";
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  query,
  setLogLevel,
} from "firebase/firestore";
import { staffHorizon } from "@/domain/staff/staff-horizon";
import { toLocal } from "@/domain/time/berlin-time";
import { openOrdersQuery } from "@/firebase/repos/board-queries";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import type { BackendPorts } from "@/hosting/lib/ports";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import type { RushAccount } from "@/hosting/local/rush/rush-client";

/** An order as a board sees it first. */
interface SeenOrder {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  /** By `performance.now()`. */
  readonly seenAt: number;
}

/** The live list of a board, without a page. */
interface BoardListener {
  stop(): Promise<void>;
}

/** A board's page: more open orders than one restaurant has in the bench. */
const BOARD_PAGE = 100;

// Streams that the end of the bench cancels are no errors.
setLogLevel("silent");

interface Connection {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly database: Firestore;
}

function connect(ports: BackendPorts, name: string): Connection {
  const { projectId, appId, apiKey } = localWebConfig(ports);
  const app = initializeApp({ projectId, appId, apiKey }, `${name} ${performance.now()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const database = getFirestore(app);
  connectFirestoreEmulator(database, "127.0.0.1", ports.firestore);
  return { app, auth, database };
}

/**
 * Follows the open orders of a restaurant with the query and the rights of its board.
 * @param onChange called for each order that appears or changes
 */
export async function listenToBoard(
  ports: BackendPorts,
  { key, email }: { readonly key: string; readonly email: string },
  onChange: (order: SeenOrder, kind: "added" | "modified" | "removed") => void,
): Promise<BoardListener> {
  const { app, auth, database } = connect(ports, email);
  await signInWithEmailAndPassword(auth, email, DEMO_PASSWORD);
  const from = staffHorizon(toLocal(Date.now()).date);
  await new Promise<void>((resolve, reject) => {
    onSnapshot(
      query(openOrdersQuery(database, { restoKey: key, from }), limit(BOARD_PAGE)),
      (snapshot) => {
        const seenAt = performance.now();
        for (const change of snapshot.docChanges()) {
          const { version, status } = change.doc.data() as SeenOrder;
          onChange({ id: change.doc.id, version, status, seenAt }, change.type);
        }
        resolve();
      },
      reject,
    );
  });
  return { stop: () => deleteApp(app) };
}

/** A guest whose page is open. */
export interface WatchingGuest extends BoardListener {
  readonly account: RushAccount;
  /** Calls back once when the order is accepted. */
  watch(orderId: string, onAccepted: (seenAt: number) => void): void;
}

/** Creates a guest account with a live connection of its own. */
export async function watchingGuest(ports: BackendPorts): Promise<WatchingGuest> {
  const { app, auth, database } = connect(ports, "guest");
  const { user } = await signInAnonymously(auth);
  return {
    account: { uid: user.uid, idToken: await user.getIdToken() },
    watch(orderId, onAccepted) {
      const end = onSnapshot(doc(database, "orders", orderId), (snapshot) => {
        if (snapshot.get("status") !== "accepted") return;
        onAccepted(performance.now());
        end();
      });
    },
    stop: () => deleteApp(app),
  };
}
