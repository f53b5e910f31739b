import type { PicturedText, TextPicture } from "./encode-sheet";

/** Height of a line of normal size, in dots: as tall as the printer's own letters. */
const LINE_DOTS = 32;
const FONT_DOTS = 26;

/** Draws a text, wrapped at the width of the paper. */
export function drawText(part: PicturedText): TextPicture {
  const { text, widthDots, size, isBold, isCentred, isInverted } = part;
  const canvas = document.createElement("canvas");
  const measure = contextOf(canvas);
  const font = `${isBold ? 700 : 500} ${FONT_DOTS * size}px Figtree, "Vietnamese letters", sans-serif`;
  measure.font = font;
  const lines = wrap(text, widthDots, (line) => measure.measureText(line).width);
  canvas.width = widthDots;
  canvas.height = lines.length * LINE_DOTS * size;
  // Changing the size resets the context.
  const context = contextOf(canvas);
  context.fillStyle = isInverted ? "#000" : "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = isInverted ? "#fff" : "#000";
  context.font = font;
  context.textBaseline = "middle";
  context.textAlign = isCentred ? "center" : "left";
  lines.forEach((line, index) => {
    context.fillText(line, isCentred ? widthDots / 2 : 0, (index + 0.5) * LINE_DOTS * size);
  });
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas context");
  return context;
}

/** Lines that fit the width; a word that is wider than a line is cut. */
function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const char of word) {
      if (line !== "" && widthOf(line + char) > width) {
        lines.push(line);
        line = "";
      }
      line += char;
    }
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}
