import { QrCode } from "@chakra-ui/react";
import { secondFactorTexts } from "@/i18n/account/second-factor-texts";
import { useTexts } from "@/i18n/use-texts";

/** A QR code of an `otpauth:` address: black on white in both colour schemes, with a quiet zone. */
export function FactorQrCode({ url }: { url: string }) {
  const texts = useTexts(secondFactorTexts);
  return (
    <QrCode.Root value={url} size="xl" bg="white" color="black" p="4" rounded="l2">
      <QrCode.Frame role="img" aria-label={texts.qrCode}>
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
  );
}
