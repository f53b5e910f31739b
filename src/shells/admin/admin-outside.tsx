import { useEffect } from "react";
import { backendApp } from "../../firebase/backend-app";
import { AdminNotFound } from "./admin-not-found";

/** Every address outside the four pages. The backend client stays off, which it logs (spec section 2). */
export function AdminOutside() {
  useEffect(() => {
    backendApp();
  }, []);
  return (
    <main id="main">
      <AdminNotFound />
    </main>
  );
}
