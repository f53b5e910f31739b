import { at, type Drawing, ellipse, line, shape } from "../parts/svg";
import { shadow, steam } from "../parts/vessels";

const tea: Drawing = (c) =>
  shadow(50, 98, 46, 10) +
  line("M20 58C2 54 2 84 22 84", c.glazeShade, 6) +
  line("M20 58C4 55 4 82 22 82", c.glaze, 3.5) +
  shape("M80 70C90 68 92 56 98 48L106 51C102 66 96 82 80 86Z", "url(#glaze)") +
  shape("M16 66C16 46 34 40 52 40S88 46 88 66C88 88 72 98 52 98S16 88 16 66Z", "url(#glaze)") +
  at(
    52,
    70,
    shape("M0 16C-13 8-13-8 0-17 13-8 13 8 0 16Z", c.glazeTint) +
      line("M0 12V-11M0-3-6-8M0-3 6-8M0 4-6-1M0 4 6-1", c.glaze, 1.5),
  ) +
  line("M24 62C27 53 36 48 44 46", "#fff", 3, 'opacity=".65"') +
  ellipse(52, 42, 20, 6.5, c.glazeShade) +
  shape("M32 40C34 31 70 31 72 40 66 46 38 46 32 40Z", "url(#glaze)") +
  ellipse(52, 29.5, 5.5, 4.8, c.lacquer) +
  ellipse(50.8, 28.5, 2, 1.5, c.glazeMid) +
  shadow(92, 108, 22, 5) +
  shape("M72 88C72 102 82 108 86 108H98C102 108 112 102 112 88Z", "url(#china)") +
  line("M75 96C82 103 102 103 109 96", c.glaze, 2) +
  ellipse(92, 88, 20, 7, c.chinaRim) +
  ellipse(92, 88.7, 17.5, 5.5, "url(#tea)") +
  line("M80 88C82 85.5 86 84 90 84", "#fff", 1.5, 'opacity=".8"') +
  steam(92, 78);

const coffee: Drawing = (c) =>
  shadow(60, 104, 48, 10) +
  ellipse(58, 98, 48, 13, c.chinaShade) +
  ellipse(58, 95.5, 48, 13, "url(#plate)") +
  ellipse(58, 95.5, 44, 11.3, "none", `stroke="${c.glaze}" stroke-width="2"`) +
  line("M86 56C106 52 106 80 84 80", c.chinaShade, 7) +
  line("M86 56C104 53 104 78 84 78", "#fff", 3.5) +
  shape("M22 50C22 78 36 96 46 97H70C80 96 94 78 94 50Z", "url(#china)") +
  shape("M25 66C30 82 38 92 45 94L70 94C78 92 87 82 91 66 76 80 40 80 25 66Z", "url(#glaze)") +
  line("M25 66C40 80 76 80 91 66", c.glazeTint, 1.5) +
  ellipse(58, 50, 36, 15.5, c.chinaRim) +
  ellipse(58, 51, 33, 13.3, "url(#coffee)") +
  ellipse(58, 51.5, 26, 9.8, "#c08a56") +
  line("M30 50C33 43 43 39 52 38.5", "#fff", 1.5, 'opacity=".6"') +
  steam(58, 34) +
  at(104, 100, ellipse(0, 0, 6, 4.2, "#5a3018") + line("M-4-1C-1 1 1-1 4 1", "#2e160a", 1.3), {
    turn: -20,
  }) +
  at(12, 104, ellipse(0, 0, 6, 4.2, "#5a3018") + line("M-4-1C-1 1 1-1 4 1", "#2e160a", 1.3), {
    turn: 24,
  });

/** Hot drinks. */
export const hotDrinkDrawings = { tea, coffee } satisfies Record<string, Drawing>;
