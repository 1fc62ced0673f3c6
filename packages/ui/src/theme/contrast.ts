const channel = (hex: string, start: number): number => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`not a six-digit hex colour: ${hex}`);
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
};

/**
 * Contrast ratio of two six-digit hex colours, 1 to 21, as WCAG 2.2 defines it.
 * @throws TypeError for anything that is not `#rrggbb`.
 */
export const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/**
 * The colour that is seen where a translucent one lies over an opaque one, as `#rrggbb`.
 *
 * @param veil `rgb(r g b / n%)`
 * @throws TypeError for a veil that is written in another way
 */
export const under = (veil: string, ground: string): string => {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(veil)?.slice(1).map(Number);
  if (!parts) throw new TypeError(`not rgb(r g b / n%): ${veil}`);
  const share = (parts[3] ?? 0) / 100;
  const channels = [0, 1, 2].map((index) => {
    const below = Number.parseInt(ground.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round((parts[index] ?? 0) * share + below * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
