import type { User } from "firebase/auth";
import type { UserDocument } from "@/domain/user/user.schema";
import { whenIdle } from "@/page-lifecycle/when-idle";
import { backendApp } from "../connection/backend-app";
import { type StopListening, startWhenLoaded } from "../connection/live";

/**
 * The signed-in user: the authentication user merged with the stored user document, whose instants
 * are null until it has been read.
 */
export interface AppUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** Whether it is a guest account: signed in, but without credentials to return with. */
  readonly isAnonymous: boolean;
  readonly emailVerified: boolean;
  readonly created_at: UserDocument["created_at"];
  readonly online_at: NonNullable<UserDocument["online_at"]> | null;
}

/**
 * Follows the signed-in user, from the page's first idle moment. On every sign-in and session
 * restore, and when the account gets an address, it creates or updates the user document. Reports the
 * user at once, and again with the document.
 * @param onUnavailable runs when the client is off on this page or cannot be loaded
 */
export function observeSession(
  onChange: (user: AppUser | null) => void,
  onUnavailable: () => void,
): StopListening {
  return startWhenLoaded(async () => {
    if (!backendApp()) {
      onUnavailable();
      return () => {};
    }
    await whenIdle();
    const [{ openAuth }, { onIdTokenChanged }] = await Promise.all([
      import("./auth-client"),
      import("./auth-sdk"),
    ]);
    let stored: { uid: string; document: UserDocument } | null = null;
    return onIdTokenChanged(openAuth(), (user) => {
      // Tokens are renewed during a session; a user who returns has signed in again.
      if (!user) stored = null;
      const known = user && stored?.uid === user.uid ? stored.document : null;
      onChange(user && toAppUser(user, known));
      if (!user || known?.email === user.email) return;
      updateUser(user).then((document) => {
        if (openAuth().currentUser?.uid !== user.uid) return;
        stored = { uid: user.uid, document };
        onChange(toAppUser(user, document));
      }, logWriteFailure);
    });
  }, failSession);

  function failSession(fault: unknown): void {
    console.error("sign-in state unavailable", fault);
    onUnavailable();
  }
}

async function updateUser(user: User): Promise<UserDocument> {
  const { upsertUser } = await import("../repos/user-repo");
  return upsertUser(user.uid, user.email);
}

function logWriteFailure(fault: unknown): void {
  console.warn("user document not written", fault);
}

function toAppUser(user: User, document: UserDocument | null): AppUser {
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    isAnonymous: user.isAnonymous,
    emailVerified: user.emailVerified,
    created_at: document?.created_at ?? null,
    online_at: document?.online_at ?? null,
  };
}
