/** The steps of a printer that receives the bytes of a sheet. */
export interface DecodedSheet {
  /** Printed lines of text, without spaces at their ends; `[inverted]` marks white on black. */
  readonly lines: readonly string[];
  /** Width and height of each picture, in dots. */
  readonly pictures: readonly { readonly width: number; readonly height: number }[];
  readonly cuts: number;
}

/** Letters above 0x7f by number of the code page: 0 is CP437, 13 is CP857, 19 is CP858. */
const LETTERS: Readonly<Record<number, string>> = {
  129: "ü",
  130: "é",
  132: "ä",
  142: "Ä",
  148: "ö",
  153: "Ö",
  154: "Ü",
  196: "─",
  213: "€",
  225: "ß",
};

/** Decodes the ESC/POS commands that sheets use. @throws for an unknown command */
export function decodeSheet(bytes: Uint8Array): DecodedSheet {
  const lines: string[] = [];
  const pictures: { width: number; height: number }[] = [];
  let cuts = 0;
  let line = "";
  let isInverted = false;
  let at = 0;
  const next = () => bytes[at++] ?? 0;

  const readEscape = (): void => {
    const command = String.fromCharCode(next());
    if (command === "@") return;
    if (!"MtEa!-".includes(command)) throw new Error(`unknown command ESC ${command}`);
    next();
  };
  const readGroup = (): void => {
    const command = String.fromCharCode(next());
    if (command === "v") {
      at += 2;
      const width = (next() + next() * 256) * 8;
      const height = next() + next() * 256;
      pictures.push({ width, height });
      at += (width / 8) * height;
    } else if (command === "V") {
      cuts += 1;
      next();
    } else if (command === "B") {
      isInverted = next() === 1;
    } else if (command === "!") next();
    else throw new Error(`unknown command GS ${command}`);
  };

  while (at < bytes.length) {
    const byte = next();
    if (byte === 0x1b) readEscape();
    else if (byte === 0x1d) readGroup();
    else if (byte === 0x1c) next();
    else if (byte === 0x0a) {
      if (line.trim() !== "") lines.push(line.trimEnd());
      line = "";
    } else if (byte >= 0x20) {
      if (isInverted && line.trim() === "") line = "[inverted] ";
      line += byte < 0x80 ? String.fromCharCode(byte) : (LETTERS[byte] ?? `<${byte}>`);
    }
  }
  return { lines, pictures, cuts };
}
