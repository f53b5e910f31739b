import { useEffect } from "react";
import { backendApp } from "@/firebase/connection/backend-app";
import { AdminNotFound } from "./routes/admin-not-found";

/**
 * "Not found" for addresses on which the Firebase client does not start (docs/rules.md#pages). The
 * link reloads the site, so that the security check runs.
 */
export function NoBackendPage() {
  useEffect(() => {
    backendApp();
  }, []);
  return (
    <main id="main">
      <AdminNotFound reloads />
    </main>
  );
}
