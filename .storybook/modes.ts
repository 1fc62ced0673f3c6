import { type ThemeName, themes } from '../packages/ui/src/theme/themes.ts';
import { breakpoint } from '../packages/ui/src/tokens/breakpoint.ts';

/** Widths in px at which pictures are taken, here and by Chromatic: a phone, then the breakpoints. */
export const widths = [375, breakpoint.sm, breakpoint.md, breakpoint.lg] as const;

/** Globals and browser settings of one Chromatic snapshot. */
export type Mode = { theme: ThemeName; viewport: number; forcedColors?: 'active' };

const themed = (Object.keys(themes) as ThemeName[]).flatMap((theme) =>
  widths.map((viewport): [string, Mode] => [`${theme} ${viewport}`, { theme, viewport }]),
);

/** Chromatic modes: every theme at every width, and the operator's theme in forced colours. */
export const modes: Record<string, Mode> = {
  ...Object.fromEntries(themed),
  'forced colours': { theme: 'ferry', viewport: breakpoint.md, forcedColors: 'active' },
};
