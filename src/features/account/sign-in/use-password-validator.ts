import { useEffect, useState } from "react";
import {
  loadPasswordValidator,
  type PasswordStatus,
  type PasswordValidator,
  validateByDefault,
} from "@/firebase/auth/auth-password-policy";

const defaultValidator: PasswordValidator = async (password) => validateByDefault(password);

/** Checks passwords against the provider's policy; against its default until that has loaded. */
export function usePasswordValidator(): PasswordValidator {
  const [validate, setValidate] = useState(() => defaultValidator);
  useEffect(() => {
    let isMounted = true;
    void loadPasswordValidator().then((loaded) => {
      if (isMounted && loaded) setValidate(() => loaded);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return validate;
}

/** The status of the password that is being typed. */
export function usePasswordStatus(validate: PasswordValidator, password: string): PasswordStatus {
  const [status, setStatus] = useState(() => validateByDefault(password));
  useEffect(() => {
    let isLatest = true;
    void validate(password).then((current) => {
      if (isLatest) setStatus(current);
    });
    return () => {
      isLatest = false;
    };
  }, [validate, password]);
  return status;
}
