import { FOOD } from "./food-colors";
import { at, ellipse, line, repeat, shape } from "./svg";

/** Small parts that lie on dishes, around the origin. */
export const garnish = {
  /** About 14 units long, from its stem upwards. */
  leaf(fill = "url(#leaf)"): string {
    return (
      shape("M0 0C-6-4-6-11 0-15 6-11 6-4 0 0Z", fill) +
      line(
        "M0-1V-12M0-5l-2.5-2M0-5l2.5-2M0-8.5l-2-1.8M0-8.5l2-1.8",
        "#ffffff",
        0.7,
        'opacity=".45"',
      )
    );
  },

  /** Coriander. */
  sprig(): string {
    const lobe = (x: number, y: number, size: number) =>
      at(
        x,
        y,
        shape(
          "M0 0C-3-1-6-3-5.5-6-4-6-3.5-5.5-3-4.5-3-7-2-9 0-10 2-9 3-7 3-4.5 3.5-5.5 4-6 5.5-6 6-3 3-1 0 0Z",
          "url(#leaf)",
        ),
        { scale: size },
      );
    return (
      line("M0 3C-1-2 0-6 0-9M0-1-5-5M0-2 5-7", FOOD.herbDark, 1.1) +
      at(-5, -5, lobe(0, 0, 0.75), { turn: -50 }) +
      at(5, -7, lobe(0, 0, 0.75), { turn: 45 }) +
      lobe(0, -8, 0.9)
    );
  },

  scallion(): string {
    return (
      ellipse(0, 0, 2.6, 1.9, FOOD.herbLight) +
      ellipse(0, 0, 1.5, 1, "#f4fadf") +
      ellipse(0, 0, 2.6, 1.9, "none", `stroke="${FOOD.herb}" stroke-width=".8"`)
    );
  },

  chiliRing(): string {
    return ellipse(0, 0, 2.4, 1.8, FOOD.chili) + ellipse(0, 0, 1.1, 0.7, "#ffe9b0");
  },

  chili(): string {
    return (
      shape("M-11 1C-5-4 4-4 10-1 12 0 12 2 9 2 2 2-4 4-11 1Z", FOOD.chili) +
      line("M-6-.5C-1-2.5 4-2 8-.8", "#ff8a70", 0.9) +
      line("M10 .5l4-2.5", FOOD.herbDark, 1.8)
    );
  },

  lime(): string {
    return (
      shape("M-9 0A9 8 0 0 0 9 0Z", FOOD.herb) +
      shape("M-7.6 0A7.6 6.6 0 0 0 7.6 0Z", "#f2f8cf") +
      shape("M-6.6.4A6.6 5.6 0 0 0 6.6.4Z", "#c9e07a") +
      line("M0 .4V5.8M-.2.6-4.2 4.4M.2.6 4.2 4.4", "#f2f8cf", 0.9)
    );
  },

  carrotFlower(): string {
    return (
      repeat(5, (i) => at(0, 0, ellipse(0, -3.2, 2.3, 2.6, FOOD.carrot), { turn: i * 72 })) +
      ellipse(0, 0, 1.5, 1.5, FOOD.carrotDark)
    );
  },

  cucumberSlice(): string {
    return (
      ellipse(0, 0, 7, 5, FOOD.cucumberDark) +
      ellipse(0, -0.4, 6, 4.2, FOOD.cucumber) +
      repeat(5, (i) => {
        const angle = (i * 72 * Math.PI) / 180;
        return ellipse(2.6 * Math.cos(angle), -0.4 + 1.8 * Math.sin(angle), 0.9, 0.6, "#b3d57c");
      })
    );
  },

  /** Half an egg, cut side up. */
  egg(): string {
    return (
      ellipse(0, 1.4, 10, 8, "#e7d9bd") +
      ellipse(0, 0, 10, 8, "#fffdf6") +
      ellipse(0.4, 0.2, 5.6, 4.5, "url(#yolk)") +
      ellipse(-1.4, -1.2, 1.6, 1, "#fff2b8", 'opacity=".8"')
    );
  },

  friedEgg(): string {
    return (
      shape(
        "M-15 1C-17-5-9-10-3-9 2-13 12-9 14-4 18-1 16 6 10 7 5 11-3 9-6 8-12 9-15 6-15 1Z",
        "#e9dcc0",
      ) +
      shape(
        "M-15 0C-17-6-9-11-3-10 2-14 12-10 14-5 18-2 16 5 10 6 5 10-3 8-6 7-12 8-15 5-15 0Z",
        "#fffdf6",
      ) +
      ellipse(0, -2, 6.4, 5.2, "url(#yolk)") +
      ellipse(-2, -4, 1.9, 1.1, "#fff2b8", 'opacity=".9"')
    );
  },

  /** A thin slice of beef, pink in the middle. */
  beef(): string {
    return (
      shape("M-12 2C-13-4-6-8 0-7 7-9 13-5 12 1 13 5 6 8 0 7-6 9-12 6-12 2Z", FOOD.beef) +
      shape(
        "M-9 1.5C-9-3-4-5.5 0-4.8 5-6 9.5-3 9 .8 9 3.5 4 5.5 0 4.8-4 6-9 4.5-9 1.5Z",
        FOOD.beefPink,
      ) +
      line("M-6 1.5C-3-1.5 0 1 2-1.5M-2 3.5C1 1.5 4 2.5 6 .5", "#f6cabd", 1.1)
    );
  },

  /** A prawn curled around the origin. */
  prawn(): string {
    return (
      shape(
        "M9-7C3-13-8-11-10-2-11 6-4 11 3 9 6 8 7 5 4 4-1 4-4 2-3-2-2-6 4-6 8-3 10-4 10-6 9-7Z",
        "url(#salmon)",
      ) +
      line("M-6-7.5-2.5-4M-9.3-1.5-3.5-1.5M-7.5 5-2.5 2M-1 9 .2 4.2", FOOD.prawnLight, 1.5) +
      shape("M4 4C8 4 11 6 13 9 10 10 9 9 8 8.5 8 10 7 11 5 11.5 4 10 3 9 3 8Z", FOOD.prawnDark)
    );
  },

  tofu(): string {
    return (
      shape("M-8-2 0-6 8-2 8 4 0 8-8 4Z", FOOD.tofuShade) +
      shape("M-8-2 0-6 8-2 0 2Z", FOOD.tofu) +
      shape("M0 2 8-2V4L0 8Z", "#c99948") +
      line("M-5-2 0-4.4 4-2.4", "#fffaf0", 0.9)
    );
  },

  broccoli(): string {
    return (
      shape("M-2 0C-2 4-3 6-3 8H3C3 6 2 4 2 0Z", "#a9cf6a") +
      ellipse(-4.5, -1, 4.4, 4, "#3f8a3a") +
      ellipse(4.5, -1, 4.4, 4, "#37803a") +
      ellipse(0, -4, 5.4, 4.8, "#4c9c40") +
      repeat(6, (i) => ellipse(-4 + (i % 3) * 4, -5 + Math.floor(i / 3) * 4, 1.1, 0.9, "#8cc655"))
    );
  },

  pepperStrip(color: string): string {
    return (
      line("M-8 2C-4-4 4-4 8 1", color, 3.6) +
      line("M-6 0C-3-3.4 2-3.6 6-1", "#ffffff", 0.9, 'opacity=".45"')
    );
  },

  mushroom(): string {
    return (
      shape("M-2 0V6C-2 8 2 8 2 6V0Z", "#ecd9b8") +
      shape("M-8 1C-8-6 8-6 8 1 5 3-5 3-8 1Z", "#a9744a") +
      line("M-5-1.5C-3-3.5 2-4 4-3", "#d3a57c", 1)
    );
  },

  pineapple(): string {
    return (
      shape("M-7 3-4-5C-1-7 3-7 5-5L7 3C3 6-3 6-7 3Z", "#ffd23e") +
      line("M-3-4-4.5 3.5M0-5V4.5M3-4 4.5 3.5", "#eaa91c", 1)
    );
  },
} as const;
