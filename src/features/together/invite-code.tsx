import { encode } from "uqr";

/** A QR code, black on white in both colour schemes, with the quiet zone that readers need. */
export function InviteCode({ url, label }: { readonly url: string; readonly label: string }) {
  const { data, size } = encode(url, { border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg className="together__code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
