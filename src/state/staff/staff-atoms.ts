import { atom } from "jotai/vanilla";
import { type StaffGrants, watchStaffGrants } from "@/firebase/repos/staff-repo";
import { authAtom } from "../account/auth-atoms";
import { appStore } from "../store";

/**
 * The signed-in user's access to the admin site.
 * - `loading`: not known yet
 * - `none`: signed in without any grant
 * - `failed`: the server refused
 */
export type StaffState =
  | { readonly status: "loading" | "signed-out" | "none" | "failed" }
  | { readonly status: "granted"; readonly grants: StaffGrants };

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

/** The signed-in user's grants, live: a revoked one disappears at once. */
export const staffAtom = atom((get) => get(followedStaffAtom));

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
    },
  });
}
