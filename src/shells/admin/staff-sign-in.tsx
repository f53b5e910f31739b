import { lazy, useState } from "react";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { GatePage } from "./role-pages";

const StaffSignInForm = lazy(async () => {
  const { StaffSignInForm: form } = await import("./staff-sign-in-form");
  return { default: form };
});

/** Sign-in without registration: a super-administrator grants access. */
export function StaffSignIn() {
  const texts = useTexts(adminTexts);
  const [mode, setMode] = useState<"sign-in" | "reset">("sign-in");
  const otherMode = mode === "sign-in" ? "reset" : "sign-in";
  return (
    <GatePage title={mode === "sign-in" ? texts.signInTitle : texts.forgot}>
      {mode === "sign-in" && <p className="gate__intro">{texts.signInIntro}</p>}
      <StaffSignInForm mode={mode} />
      <button className="button button--ghost" type="button" onClick={() => setMode(otherMode)}>
        {mode === "sign-in" ? texts.forgot : texts.backToSignIn}
      </button>
    </GatePage>
  );
}
