import { Button, type ButtonProps } from "@chakra-ui/react";
import { SignOutIcon } from "@/admin-ui/icons";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useStaffSignOut } from "./use-staff-sign-out";

/** Ends the session on this device. */
export function SignOutButton(props: ButtonProps) {
  const texts = useTexts(adminTexts);
  const signOut = useStaffSignOut();
  return (
    <Button type="button" variant="outline" colorPalette="gray" {...props} onClick={signOut}>
      <SignOutIcon aria-hidden="true" />
      {texts.signOut}
    </Button>
  );
}
