import { QrCode } from "@chakra-ui/react";

/** A code that opens the restaurant's site, black on white, with the address below. */
export function SiteQrCode({ url }: { readonly url: string }) {
  return (
    <div className="printed-code">
      <QrCode.Root value={url} bg="white" color="black">
        <QrCode.Frame>
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <p>{url.replace(/^https:\/\//, "")}</p>
    </div>
  );
}
