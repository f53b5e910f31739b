/** Settings of the operator for the accounts of staff. */
interface StaffSecurity {
  /**
   * `required`: managers and super-administrators have rights only after a sign-in with a second
   * factor. The project's identity platform must offer TOTP (docs/deploy.md#second-factor).
   */
  readonly secondFactor: "off" | "required";
}

/** A test compares it with `secondFactorRequired` in `firestore.rules`. */
export const STAFF_SECURITY: StaffSecurity = { secondFactor: "off" };
