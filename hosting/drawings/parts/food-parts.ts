import type { CrockeryColors } from "./crockery-colors";
import { FOOD } from "./food-colors";
import { at, ellipse, line, repeat, scatter, shape } from "./svg";

/** A nest of noodles in an ellipse. */
export function noodles(
  x: number,
  y: number,
  rx: number,
  ry: number,
  light: string,
  dark: string,
): string {
  const strand = (index: number) => {
    const size = 0.96 - (index % 6) * 0.15;
    const from = index * 1.9;
    const to = from + 2.6 + (index % 3) * 0.5;
    const cx = x + Math.cos(index * 2.4) * rx * (1 - size) * 0.4;
    const cy = y + Math.sin(index * 2.4) * ry * (1 - size) * 0.4;
    const point = (angle: number) =>
      `${(cx + rx * size * Math.cos(angle)).toFixed(1)} ${(cy + ry * size * Math.sin(angle)).toFixed(1)}`;
    const large = to - from > Math.PI ? 1 : 0;
    const arc = `A${(rx * size).toFixed(1)} ${(ry * size).toFixed(1)} 0 ${large} 1 ${point(to)}`;
    return line(`M${point(from)}${arc}`, index % 3 === 1 ? dark : light, 2.7);
  };
  return ellipse(x, y, rx, ry, dark) + repeat(17, strand);
}

export function lettuce(x: number, y: number): string {
  return at(
    x,
    y,
    shape(
      "M-14 8C-18 0-14-6-9-7-9-13-1-15 3-11 8-14 15-8 13-2 18 2 14 9 8 9 2 13-8 13-14 8Z",
      "#7fbf4d",
    ) +
      shape("M-9 6C-12 0-8-4-5-4-5-9 1-10 3-7 7-9 10-4 9-1 12 2 9 6 5 6 1 9-6 9-9 6Z", "#b5dc74") +
      line("M-2 7C0 2 0-2 1-6M0 3 5 1M-1 2-5 0", "#e6f4c0", 1),
  );
}

export function grilled(): string {
  return (
    shape("M-12 4C-13-2-7-6 0-6 8-7 13-3 12 3 8 8-8 8-12 4Z", FOOD.beefDark) +
    shape("M-12 2C-12-3-7-7 0-7 8-8 13-4 12 1 8 5-8 5-12 2Z", "url(#roast)") +
    line("M-7 2-3-5M-1 3 3-6M5 2 9-4", "#5f2c15", 1.4, 'opacity=".75"') +
    line("M-9-1C-5-5 2-6 8-4", "#f6c897", 0.9, 'opacity=".8"')
  );
}

/** A mound of rice standing on (x, y). */
export function riceMound(x: number, y: number, rx: number, height: number): string {
  const top = y - height;
  const grains = scatter(
    Math.round(rx * 1.1),
    { x, y: y - height * 0.45, rx: rx * 0.86, ry: height * 0.5 },
    (gx, gy, i) =>
      at(gx, gy, ellipse(0, 0, 1.9, 0.95, i % 3 === 0 ? FOOD.riceShade : "#fff"), {
        turn: (i * 53) % 180,
      }),
  );
  return (
    shape(
      `M${x - rx} ${y}C${x - rx} ${top + height * 0.25} ${x - rx * 0.55} ${top} ${x} ${top}S${x + rx} ${top + height * 0.25} ${x + rx} ${y}C${x + rx * 0.6} ${y + rx * 0.34} ${x - rx * 0.6} ${y + rx * 0.34} ${x - rx} ${y}Z`,
      "url(#rice)",
    ) + grains
  );
}

export function avocadoSlice(): string {
  return (
    shape("M-2 9C-6 4-5-6 0-8 3-6 4 4 2 9Z", FOOD.avocadoDark) +
    shape("M-1 8C-4 4-3.5-4 .4-6.5 2.4-4 3 4 1.5 8Z", FOOD.avocado)
  );
}

export function threads(light: string, dark: string): string {
  return repeat(7, (i) =>
    line(
      `M-12 ${i - 2}C-6 ${i * 2 - 11} 4 ${i * 2.2 - 4} 12 ${i * 1.4 - 8}`,
      i % 2 === 0 ? light : dark,
      1.7,
    ),
  );
}

export function nugget(): string {
  return (
    shape("M-11 5C-14-2-9-10-1-10 7-12 13-5 11 3 10 10 0 11-4 9-8 10-10 8-11 5Z", "#a5601f") +
    shape("M-11 3C-14-4-9-11-1-11 7-13 12-6 10 1 9 7 0 8-4 6-8 8-10 6-11 3Z", "url(#crust)") +
    line("M-6-5C-4-8 1-9 4-7M-7 2C-5 0-3 0-2 2M2 1C4-1 7-1 8 1", "#fbe0a4", 1.3, 'opacity=".85"') +
    ellipse(1, -3, 1.3, 0.9, "#b56a22", 'opacity=".6"') +
    ellipse(5, -4, 1, 0.7, "#b56a22", 'opacity=".6"')
  );
}

export function sauceDish(c: CrockeryColors, sauce = "#c9401f"): string {
  return (
    ellipse(2, 4, 15, 7, "url(#shadow)") +
    shape("M-14-2C-14 5-7 9 0 9S14 5 14-2Z", "url(#glaze)") +
    ellipse(0, -2, 14, 6.6, c.chinaRim) +
    ellipse(0, -1.5, 12.2, 5.4, sauce) +
    line("M-8-2C-6-4.5-1-5 3-4.5", "#fff", 1.2, 'opacity=".6"')
  );
}

export function iceBall(x: number, y: number, light: string, dark: string, radius: number): string {
  return (
    ellipse(x, y, radius, radius * 0.94, dark) +
    ellipse(x - radius * 0.08, y - radius * 0.1, radius * 0.9, radius * 0.82, light) +
    line(
      `M${x - radius * 0.6} ${y - radius * 0.25}C${x - radius * 0.45} ${y - radius * 0.65} ${x} ${y - radius * 0.8} ${x + radius * 0.25} ${y - radius * 0.65}`,
      "#fff",
      radius * 0.13,
      'opacity=".85"',
    ) +
    scatter(6, { x: x + 2, y: y + 2, rx: radius * 0.6, ry: radius * 0.5 }, (px, py) =>
      ellipse(px, py, radius * 0.08, radius * 0.05, dark),
    )
  );
}

export function sprouts(): string {
  return repeat(
    5,
    (i) =>
      line(`M${i * 5 - 14} 3C${i * 5 - 12}-3 ${i * 5 - 6}-4 ${i * 5 - 4}-1`, "#fffbe6", 1.8) +
      ellipse(i * 5 - 4, -1, 1.4, 1.1, "#f3d98a"),
  );
}
