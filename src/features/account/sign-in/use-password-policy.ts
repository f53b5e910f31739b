import { useEffect, useState } from "react";
import {
  DEFAULT_PASSWORD_POLICY,
  fetchPasswordPolicy,
  type PasswordPolicy,
} from "@/firebase/auth/auth-password-policy";

/** The provider's password policy; its default until it has been fetched (spec section 5). */
export function usePasswordPolicy(): PasswordPolicy {
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);
  useEffect(() => {
    let current = true;
    void fetchPasswordPolicy().then((fetched) => {
      if (current) setPolicy(fetched);
    });
    return () => {
      current = false;
    };
  }, []);
  return policy;
}
