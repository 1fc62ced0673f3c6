import { contrastFailures } from './pairs.ts';
import type { Theme } from './theme.ts';

const STEPS = 255;

/**
 * The colour nearest to a theme's own, mixed with black or with white, that can be read in every pair in
 * which its role stands; undefined where none can. Guarded by operator-theme.spec.ts.
 * @returns `#RRGGBB`
 */
export function nearestReadable(theme: Theme, role: keyof Theme['color']): string | undefined {
  const own = theme.color[role];
  if (!own.startsWith('#')) return undefined;
  for (let step = 1; step <= STEPS; step++) {
    for (const end of [0, 255]) {
      const color = mixed(own, end, step / STEPS);
      if (isReadable({ ...theme, color: { ...theme.color, [role]: color } }, role)) return color;
    }
  }
  return undefined;
}

const isReadable = (theme: Theme, role: string): boolean =>
  !contrastFailures(theme).some(({ pair }) => pair.split(' ').includes(role));

function mixed(hex: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const own = Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(own + (end - own) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
