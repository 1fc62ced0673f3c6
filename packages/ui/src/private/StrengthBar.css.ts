import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../tokens/breakpoint.ts';
import { space } from '../tokens/space.ts';
import { fontSize, fontWeight, rem } from '../tokens/type.ts';

/** Px of one of the four bars. */
const bar = { inline: 37, block: 6 } as const;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: rem(fontSize.lead * 1.5),
  fontSize: rem(fontSize.dense),
});

export const bars = style({ display: 'flex', gap: space[1] });

export const off = style({
  inlineSize: bar.inline,
  blockSize: bar.block,
  borderRadius: vars.radius.small,
  background: vars.color.hairline,
});

const on = { '@media': { [media.forcedColors]: { background: 'CanvasText' } } } as const;
const forced = { forcedColorAdjust: 'none', ...on } as const;
export const short = style([off, { ...forced, background: vars.color.warning }]);
export const good = style([off, { ...forced, background: vars.color.success }]);

export const shortWords = style({ color: vars.color.warning, fontWeight: fontWeight.bold });
export const goodWords = style({ color: vars.color.success, fontWeight: fontWeight.bold });
