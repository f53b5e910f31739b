import { Button, type ButtonProps } from "@chakra-ui/react";
import { SignOutIcon } from "@/admin-ui/icons";
import { signOut } from "@/firebase/auth/auth";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";

/** Ends the session on this device. */
export function SignOutButton(props: ButtonProps) {
  const texts = useTexts(adminTexts);
  return (
    <Button
      type="button"
      variant="outline"
      colorPalette="gray"
      {...props}
      onClick={() => void signOut()}
    >
      <SignOutIcon aria-hidden="true" />
      {texts.signOut}
    </Button>
  );
}
