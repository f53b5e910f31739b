import { atom } from "jotai/vanilla";
import type { Grants } from "@/domain/staff/grants.schema";
import { type StaffBarrier, staffBarrier } from "@/domain/staff/staff-barrier";
import { reloadUser } from "@/firebase/auth/auth";
import { type AccountSession, readStaffSession } from "@/firebase/auth/staff-session";
import { watchStaffGrants } from "@/firebase/repos/staff-repo";
import { authAtom } from "../account/auth-atoms";
import { appStore } from "../store";

/**
 * The signed-in user's access to the admin site.
 * - `loading`: not known yet
 * - `none`: signed in without any grant
 * - `failed`: the server refused
 * - `barred`: granted, but without effect in this session
 */
export type StaffState =
  | { readonly status: "loading" | "signed-out" | "none" | "failed" }
  | { readonly status: "barred"; readonly barrier: StaffBarrier }
  | { readonly status: "granted"; readonly grants: Grants };

const followedStaffAtom = atom<StaffState>({ status: "loading" });

followedStaffAtom.onMount = (set) => {
  let followedUid: string | null | undefined;
  let stop = () => {};
  const follow = () => {
    const { status, user } = appStore.get(authAtom);
    if (status === "idle") return;
    const uid = user?.uid ?? null;
    if (uid === followedUid) return;
    followedUid = uid;
    stop();
    stop = () => {};
    set({ status: uid === null ? "signed-out" : "loading" });
    if (uid !== null) stop = followGrants(uid, set);
  };
  const unsubscribe = appStore.sub(authAtom, follow);
  follow();
  return () => {
    unsubscribe();
    stop();
  };
};

const sessionAtom = atom<AccountSession | null>(null);

// Every new token changes `authAtom`, also one with a newly verified address.
sessionAtom.onMount = (set) => {
  const read = () => {
    if (appStore.get(authAtom).user) void readStaffSession().then(set);
  };
  read();
  return appStore.sub(authAtom, read);
};

/**
 * The signed-in user's rights, live: revoked grants disappear at once, pending ones take effect with
 * the first token after the verification.
 */
export const staffAtom = atom((get): StaffState => {
  const staff = get(followedStaffAtom);
  const session = get(sessionAtom);
  const { user } = get(authAtom);
  if (staff.status !== "granted") return staff;
  if (!session || session.uid !== user?.uid) return { status: "loading" };
  const barrier = staffBarrier(staff.grants, session);
  return barrier ? { status: "barred", barrier } : staff;
});

function followGrants(uid: string, set: (state: StaffState) => void): () => void {
  return watchStaffGrants(uid, {
    onAnswer: ({ value, fromCache }) => {
      // Only an answer from the server removes a role; a lost connection does not.
      if (value) set({ status: "granted", grants: value });
      else if (!fromCache) set({ status: "none" });
    },
    onFault: (fault) => {
      console.error("role unavailable", fault);
      set({ status: "failed" });
      // Signs out if the session was revoked.
      void reloadUser();
    },
  });
}
