import { useState } from "react";
import { ResetForm } from "@/features/account/sign-in/reset-form";
import { SignInForm } from "@/features/account/sign-in/sign-in-form";
import { ChakraRoot } from "@/ui/chakra-root";
import "@/features/account/account.css";

/** The account's own forms; the address goes along from one to the other. */
export function StaffSignInForm({ mode }: { mode: "sign-in" | "reset" }) {
  const [email, setEmail] = useState("");
  const Form = mode === "sign-in" ? SignInForm : ResetForm;
  return (
    <ChakraRoot>
      <Form email={email} onEmail={setEmail} />
    </ChakraRoot>
  );
}
