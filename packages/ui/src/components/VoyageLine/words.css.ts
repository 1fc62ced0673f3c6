import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';
import { caption, hidden, quiet } from './measures.ts';
import { part } from './part.ts';
import { off, struck } from './VoyageLine.css.ts';

export const place = part({
  phone: { self: hidden },
  row: { self: hidden },
  wide: { self: { fontSize: rem(fontSize.dense) } },
  upright: { self: { fontWeight: fontWeight.bold } },
});
export const happening = part({
  phone: { self: hidden },
  row: { self: hidden },
  wide: { self: hidden },
});

/** When it was to be, beside what it is now. */
export const planned = part({
  phone: { self: hidden },
  row: { self: hidden },
  wide: { self: { ...quiet, display: 'block' } },
  upright: { self: { ...quiet, gridColumn: 2 } },
});

export const word = part({
  phone: { self: { ...caption, fontSize: rem(fontSize.dense) } },
  row: { self: caption },
  wide: { self: { ...quiet, order: 1 } },
  upright: {
    self: { gridArea: '1 / 2', color: vars.color.warning, fontWeight: fontWeight.bold },
  },
});
/** In the narrow column of a row the flag says what closes; a screen reader hears the whole term. */
export const long = part({ row: { self: hidden } });

const bold = { fontWeight: fontWeight.bold } as const;
export const time = part({
  row: { self: { display: 'block' } },
  phone: { self: { display: 'block' } },
  wide: { self: { display: 'grid', justifyContent: 'start', columnGap: space[2] } },
  upright: { self: { ...bold, gridArea: '1 / 1', textAlign: 'end' } },
});

export const date = part({
  phone: { self: { ...caption, ...bold, display: 'block' } },
  row: { self: { ...caption, ...bold, display: 'block', whiteSpace: 'nowrap' } },
  wide: { self: { ...quiet, gridArea: '2 / 1 / 3 / 3' } },
  upright: { self: hidden },
});
/** The list around it is about this day. */
export const notInRow = part({ phone: { self: hidden }, row: { self: hidden } });
/** Beside it stands a stop of the same day. */
export const notWide = part({ wide: { self: hidden } });

const large = { ...bold, fontSize: rem(fontSize.time), lineHeight: lineHeight.number } as const;
export const clock = part({
  all: { whiteSpace: 'nowrap' },
  phone: { self: large },
  row: { self: large },
  wide: { self: large },
  upright: { self: { fontSize: rem(fontSize.h2), lineHeight: lineHeight.line } },
});
/** Of the cut-off and of a call: smaller than those of departure and arrival. */
export const minor = part({
  phone: { self: { fontSize: rem(fontSize.dense) } },
  row: { self: { fontSize: rem(fontSize.lead) } },
  wide: { self: { fontSize: rem(fontSize.lead), lineHeight: lineHeight.heading } },
  upright: { self: { fontSize: rem(fontSize.lead) } },
});
export const service = part({
  all: { whiteSpace: 'nowrap', ...quiet },
  phone: { self: { display: 'block', fontSize: rem(fontSize.label) } },
  row: { self: { display: 'block', fontSize: rem(fontSize.label) } },
  wide: { self: { alignSelf: 'baseline' } },
  upright: { self: { display: 'block', fontWeight: fontWeight.regular } },
});

globalStyle(`${off} ${clock}`, { color: vars.color.inkQuiet, fontSize: rem(fontSize.h2) });
globalStyle(`${off} ${minor}`, { fontSize: rem(fontSize.dense) });
globalStyle(`${struck} ${clock}:not(${minor})`, { textDecoration: 'line-through' });

// The plate that this mode lays behind a large text would cover the foot of the word above it.
// With `:root` it also holds where the sailing is off. The line of a time has such a plate for each of its parts and the
// space between them.
globalStyle(`:root ${time}, :root ${time} > span`, {
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});
