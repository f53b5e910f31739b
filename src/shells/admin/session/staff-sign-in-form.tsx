import { useState } from "react";
import { ResetForm } from "@/features/account/sign-in/reset-form";
import { SignInForm } from "@/features/account/sign-in/sign-in-form";
import "@/features/account/sign-in/account.css";

/** The guest site's sign-in and reset forms, with a shared e-mail field. */
export function StaffSignInForm({ mode }: { mode: "sign-in" | "reset" }) {
  const [email, setEmail] = useState("");
  const Form = mode === "sign-in" ? SignInForm : ResetForm;
  return <Form email={email} onEmail={setEmail} />;
}
