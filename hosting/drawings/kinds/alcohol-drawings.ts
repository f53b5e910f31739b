import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { shadow } from "../parts/vessels";

const beer: Drawing = (c) =>
  shadow(60, 110, 32, 7) +
  line("M82 48C102 44 106 58 104 70 102 84 94 90 80 90", "#dce8ea", 8) +
  line("M82 48C102 44 106 58 104 70 102 84 94 90 80 90", "#f4f9fa", 3.5) +
  shape("M26 30 30 104C30 111 80 111 80 104L84 30Z", "#e6eff1", 'opacity=".85"') +
  shape("M29 38 32.5 102C33 107.5 77 107.5 77.5 102L81 38Z", "url(#beer)") +
  repeat(3, (i) =>
    shape(
      `M${37 + i * 15} 52H${45 + i * 15}L${44 + i * 15} 96C${44 + i * 15} 100 ${39 + i * 14.5} 100 ${38.5 + i * 14.5} 96Z`,
      "#fff",
      'opacity=".22"',
    ),
  ) +
  scatter(14, { x: 56, y: 74, rx: 20, ry: 26 }, (x, y, i) =>
    ellipse(x, y, 1 + (i % 3) * 0.4, 1 + (i % 3) * 0.4, "#fff3c0", 'opacity=".85"'),
  ) +
  shape(
    "M24 36C18 26 26 16 34 18 38 8 52 8 56 14 64 6 78 10 80 18 90 18 92 30 86 36 86 46 80 48 78 44 74 54 66 52 65 46 60 50 46 50 42 46 40 56 31 56 31 46 26 46 24 42 24 36Z",
    "#fffaf0",
  ) +
  line(
    "M32 28C34 22 40 22 42 26M52 22C56 17 62 19 63 24M70 27C73 22 79 24 80 28M40 40C44 37 48 38 50 41",
    "#eadfca",
    2,
  ) +
  line("M34 56 36.5 98", "#fff", 3, 'opacity=".65"') +
  ellipse(56, 76, 13, 13, c.glaze, 'opacity=".95"') +
  line("M49 78C52 70 60 70 63 78M52 82H60", c.glazeTint, 2);

const wine: Drawing = (c) =>
  shadow(62, 110, 26, 6) +
  ellipse(60, 106, 24, 6.5, "#d5e2e6") +
  ellipse(60, 104.5, 24, 6, "#f3f9fb") +
  line("M60 104V72", "#dfeaed", 4.5) +
  line("M59 102V74", "#fff", 1.5) +
  shape("M32 12C28 44 36 72 60 74 84 72 92 44 88 12Z", "#edf4f6", 'opacity=".75"') +
  shape("M31.5 36C32.5 56 42 71 60 72 78 71 87.5 56 88.5 36Z", "url(#redWine)") +
  ellipse(60, 36, 28.5, 6.5, "#b8375b") +
  ellipse(60, 36.8, 24, 4.6, "#9a1f45") +
  line("M38 42C39 54 45 62 52 66", "#fff", 3, 'opacity=".55"') +
  line("M36 18C35 24 35 28 35.5 32", "#fff", 2.6) +
  ellipse(60, 12, 28, 6, "none", 'stroke="#c9d8dd" stroke-width="1.6"') +
  line("M32 12C28 44 36 72 60 74 84 72 92 44 88 12", "#c9d8dd", 1.2) +
  line("M40 106C50 110.5 70 110.5 80 106", c.glaze, 2);

const sake: Drawing = (c) =>
  shadow(52, 108, 34, 8) +
  shape(
    "M38 10H58L56 32C58 42 76 52 76 74V98C76 107 68 108 62 108H34C28 108 20 107 20 98V74C20 52 38 42 40 32Z",
    "url(#china)",
  ) +
  ellipse(48, 11, 11, 4, c.chinaShade) +
  ellipse(48, 11, 8, 2.6, "#8d8478") +
  shape("M20 80H76V98C76 107 68 108 62 108H34C28 108 20 107 20 98Z", "url(#glaze)") +
  line("M39 22C44 26 52 26 57 22", c.glaze, 2.6) +
  at(
    48,
    64,
    shape("M0 12C-9 6-9-6 0-12 9-6 9 6 0 12Z", c.glaze) +
      line("M0 9V-7M0-1-4-4M0-1 4-4M0 4-4 1M0 4 4 1", c.glazeTint, 1.2),
  ) +
  line("M28 66C29 58 38 50 42 42", "#fff", 3, 'opacity=".9"') +
  shadow(94, 108, 18, 5) +
  shape("M76 84C76 98 84 106 88 107H100C104 106 112 98 112 84Z", "url(#glaze)") +
  ellipse(94, 84, 18, 6.5, c.chinaRim) +
  ellipse(94, 84.6, 15.5, 5, "#f4f3e4") +
  line("M84 84C86 81.5 90 80.5 94 80.5", "#fff", 1.5) +
  line("M82 94C88 99 100 99 106 94", c.glazeTint, 1.6);

const spirit: Drawing = (c) =>
  shadow(62, 108, 26, 7) +
  ellipse(60, 103, 22, 6, "#d5e2e6") +
  ellipse(60, 101.5, 22, 6, "#f3f9fb") +
  line("M60 100V84", "#dfeaed", 6) +
  shape("M38 32C38 56 44 82 60 86 76 82 82 56 82 32Z", "#edf4f6", 'opacity=".8"') +
  shape("M40 52C42 68 49 82 60 84 71 82 78 68 80 52Z", "url(#water)") +
  ellipse(60, 52, 20, 5, "#f4fbfd") +
  ellipse(60, 32, 22, 5.5, "none", 'stroke="#c3d3d9" stroke-width="1.6"') +
  line("M38 32C38 56 44 82 60 86 76 82 82 56 82 32", "#c3d3d9", 1.2) +
  line("M45 58C47 68 51 75 55 79M43 38V46", "#fff", 3) +
  at(
    94,
    88,
    shape("M-10 4C-14-8-4-12-1-16 2-16 3-14 3-12 10-10 12-2 10 4 6 14-6 14-10 4Z", "#c9ce54") +
      shape("M-2-16C-2-20 0-23 2-24", "none", 'stroke="#6b4a24" stroke-width="1.8"') +
      line("M-6 0C-6-5-3-7-1-9", "#f4f6c0", 2),
  ) +
  at(97, 66, garnish.leaf(), { turn: 60, scale: 0.9 }) +
  line("M44 104C52 108 68 108 76 104", c.glaze, 2);

/** Alcoholic drinks. */
export const alcoholDrawings = { beer, wine, sake, spirit } satisfies Record<string, Drawing>;
