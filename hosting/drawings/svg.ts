/** A drawing of 120 by 120 units as a file. */
export function svgDocument(content: string): string {
  const markup = content
    .replace(/>\s+</g, "><")
    .replace(/\s*\n\s*/g, " ")
    .trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${markup}</svg>`;
}
