/**
 * Opens an address in the map application of the device; on a computer on a map's website.
 * @param agent user agent of the browser
 */
export function mapHref(
  { street, zip, city }: { street: string; zip: string; city: string },
  agent: string,
): string {
  const place = encodeURIComponent(`${street}, ${zip} ${city}`);
  if (/android/i.test(agent)) return `geo:0,0?q=${place}`;
  if (/iphone|ipad|mac os/i.test(agent)) return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.openstreetmap.org/search?query=${place}`;
}
