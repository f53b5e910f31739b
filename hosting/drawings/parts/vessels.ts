import type { CrockeryColors, Motif } from "./crockery-colors";
import { FOOD } from "./food-colors";
import { at, clipped, ellipse, line, repeat, shape } from "./svg";

export function shadow(x: number, y: number, rx: number, ry: number): string {
  return ellipse(x, y, rx, ry, "url(#shadow)");
}

/** Two wisps above a point. */
export function steam(x: number, y: number): string {
  const wisp = (dx: number, dy: number, size: number) =>
    at(x + dx, y + dy, line("M0 0C-6-6 6-11 0-18-4-23 2-27 1-30", "#fff", 3.2, 'opacity=".75"'), {
      scale: size,
    }) +
    at(
      x + dx,
      y + dy,
      line("M0 0C-6-6 6-11 0-18-4-23 2-27 1-30", "#a08a78", 3.2, 'opacity=".16"'),
      { scale: size },
    );
  return wisp(-9, 2, 0.8) + wisp(8, 0, 0.95);
}

interface Bowl {
  /** Fill of what covers its bottom. */
  readonly filling: string;
  /** Lies on it; hidden by the front of the rim. */
  readonly content: string;
  readonly body?: string;
  readonly plain?: boolean;
}

/** A deep bowl, 96 wide; its rim is an ellipse around (60, 48). */
export function bowl(c: CrockeryColors, { filling, content, body = "url(#glaze)", plain }: Bowl) {
  return (
    shadow(64, 101, 46, 11) +
    shape("M43 98H77L74 106C68 108.5 52 108.5 46 106Z", c.glazeShade) +
    shape("M12 48C12 78 34 99 46 101 52 102.5 68 102.5 74 101 86 99 108 78 108 48Z", body) +
    (plain ? "" : bowlPattern(c)) +
    ellipse(60, 48, 48, 25, c.chinaRim) +
    ellipse(60, 48.6, 45.2, 22.8, "url(#inside)") +
    ellipse(60, 50.5, 42.6, 20.4, filling) +
    clipped("inBowl", content) +
    line("M13.5 52A47 24.5 0 0 0 106.5 52", "#fff", 1.6, 'opacity=".75"') +
    line("M20 64C24 76 31 85 39 91", "#fff", 2.6, 'opacity=".4"')
  );
}

/** Ornament on the outside of a bowl, between its rim and its foot. */
function bowlPattern(c: CrockeryColors): string {
  const place = (t: number) => {
    const u = 1 - t;
    const along = (a: number, b: number, d: number, e: number) =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * d + t * t * t * e;
    return [along(17, 30, 90, 103), along(66, 93, 93, 66)] as const;
  };
  const motif = MOTIFS[c.motif];
  const count = 9;
  return repeat(count, (index) => {
    const t = (index + 0.5) / count;
    const [x, y] = place(t);
    const narrow = 0.55 + 0.45 * Math.sin(Math.PI * t);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((0.5 - t) * 46).toFixed(0)}) scale(${narrow.toFixed(2)} 1)">${motif(c)}</g>`;
  });
}

const MOTIFS: Readonly<Record<Motif, (colors: CrockeryColors) => string>> = {
  waves: (c: CrockeryColors) =>
    line("M-5 4A5 5 0 0 1 5 4M-2.6 4A2.6 2.6 0 0 1 2.6 4", c.glazeTint, 1.4) +
    line("M-5.5-4.5H5.5", c.glazeTint, 1.2, 'opacity=".55"'),
  dots: (c: CrockeryColors) =>
    ellipse(0, 1, 2.5, 2.5, c.glazeTint) + ellipse(5.6, -4, 1.2, 1.2, c.glazeTint),
  petals: (c: CrockeryColors) =>
    shape("M0 7C-5 3-4.5-3 0-7 4.5-3 5 3 0 7Z", c.glazeTint, 'opacity=".9"') +
    line("M0 4V-3", c.glaze, 1),
  zigzag: (c: CrockeryColors) => line("M-5.5 3 0-3 5.5 3", c.glazeTint, 1.8),
  lines: (c: CrockeryColors) =>
    line("M-6.5-3H6.5M-6.5 1.5H6.5", c.glazeTint, 1.7) + line("M-6 5H6", c.glazeTint, 0.9),
  brush: (c: CrockeryColors) => line("M-4 5C-3-1 0-5 4-6", c.glazeTint, 2.6),
  lozenges: (c: CrockeryColors) => shape("M0-6 4.2 0 0 6-4.2 0Z", c.glazeTint, 'opacity=".9"'),
};

/** A plate, 112 wide; food lies around (60, 68) and is enlarged to fill it. */
export function plate(c: CrockeryColors, content: string): string {
  return (
    shadow(64, 79, 59, 35) +
    ellipse(60, 68, 56, 36, c.chinaShade) +
    ellipse(60, 65, 56, 36, "url(#plate)") +
    ellipse(60, 65, 52.4, 33.4, "none", `stroke="${c.glaze}" stroke-width="2.4"`) +
    ellipse(60, 65, 49.4, 31.2, "none", `stroke="${c.glaze}" stroke-width=".7"`) +
    ellipse(61, 67.4, 41, 24, c.chinaShade, 'opacity=".55"') +
    ellipse(60, 66, 41, 24, c.china) +
    `<g transform="translate(-12 -17.5) scale(1.2)">${content}</g>`
  );
}

/** An oblong plate of stoneware in the restaurant's colour, for rows of pieces. */
export function longPlate(c: CrockeryColors, content: string): string {
  const dish =
    shadow(64, 90, 58, 20) +
    shape(
      "M6 78C6 73 20 56 26 55H104C110 55 115 60 114 64 112 74 104 91 98 94H17C10 94 6 86 6 78Z",
      c.glazeShade,
    ) +
    shape(
      "M6 74C6 69 20 52 26 51H104C110 51 115 56 114 60 112 70 104 87 98 90H17C10 90 6 82 6 74Z",
      "url(#glaze)",
    ) +
    shape(
      "M13 74C14 70 24 58 29 57H101C105 57 108 60 107 63 105 70 98 82 94 84H20C15 84 12 79 13 74Z",
      c.glazeShade,
      'opacity=".35"',
    ) +
    line("M12 70C15 64 23 56 28 55H98", c.glazeTint, 1.4, 'opacity=".6"');
  return at(0, -25, dish, { scaleY: 1.22, scale: 1 }) + at(-7.2, -17.5, content, { scale: 1.12 });
}

/** A wooden board on two feet; its top lies between y = 56 and y = 88. */
export function board(content: string): string {
  const wood =
    shadow(64, 96, 56, 15) +
    shape("M22 92H36L34 100H20ZM84 92H98L96 100H82Z", "#7d4d28") +
    shape("M4 85H108V92C108 94 106 95 104 95H8C6 95 4 94 4 92Z", "url(#woodEdge)") +
    shape("M108 85 116 57V63L108 93Z", "#7d4d28") +
    shape(
      "M16 55H113C115 55 116.5 56 116 58L109 84C108.5 86 107 87 105 87H7C4 87 3 85 4 83L12 58C12.5 56 14 55 16 55Z",
      "url(#wood)",
    ) +
    line("M14 63H112M11 71H62M74 73H110M9 79H106", FOOD.woodShade, 0.9, 'opacity=".45"') +
    line("M15 57.5H112", "#fff", 1.2, 'opacity=".4"');
  return at(0, -22, wood, { scaleY: 1.14, scale: 1 }) + at(-6.5, -19.5, content, { scale: 1.12 });
}

/** An iron wok with a handle; food lies around (56, 56). */
export function wok(content: string): string {
  return (
    shadow(60, 101, 44, 10) +
    flame(40, 102, 0.9) +
    flame(58, 106, 1.15) +
    flame(76, 101, 0.85) +
    shape("M92 52 113 36C117 33 121 38 117 42L97 60Z", FOOD.woodShade) +
    line("M96 53 113 40", FOOD.woodLight, 1.6, 'opacity=".7"') +
    shape("M8 56C8 78 32 95 56 95S104 78 104 56Z", "url(#iron)") +
    ellipse(56, 56, 48, 24, "#54575f") +
    ellipse(56, 57, 45, 21.5, "#26282c") +
    clipped("inWok", content) +
    line("M9.5 60A47 23.5 0 0 0 102.5 60", "#9a9da6", 1.5, 'opacity=".8"') +
    line("M18 74C24 83 32 88 40 91", "#fff", 2.2, 'opacity=".25"')
  );
}

function flame(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    shape("M0 6C-9 5-10-4-5-9-5-6-3-5-2-6-3-12 1-15 3-18 3-13 9-9 9-2 9 3 5 6 0 6Z", "#ff7a1f") +
      shape("M0 5C-5 4-5-1-2-4-1-2 0-3 1-7 3-4 5-2 5 1 5 4 3 5 0 5Z", "#ffd23e"),
    { scale: size },
  );
}

/** A pair of chopsticks lying from the lower left to the upper right. */
export function chopsticks(c: CrockeryColors, x: number, y: number, turn = 0): string {
  const stick = (dy: number, lean: number) =>
    at(
      0,
      dy,
      shape("M-34 1.2-34-1.2 30-2.4C32-2.4 32 2.4 30 2.4Z", c.lacquer) +
        line("M-30-.3 28-1.2", c.lacquerLight, 0.8) +
        shape("M20-2.2 30-2.4C32-2.4 32 2.4 30 2.4L20 2.1Z", c.glaze),
      { turn: lean },
    );
  return at(x, y, stick(-3, 3) + stick(3, -2), { turn });
}
