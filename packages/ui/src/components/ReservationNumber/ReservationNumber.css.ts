import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const root = style({
  // Seen in forced colours, where the ground goes.
  border: `${line.hair}px solid transparent`,
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.card,
  background: vars.color.selected,
  '@media': { [media.print]: { padding: space[2] } },
});

export const large = style([
  root,
  {
    flexDirection: 'column',
    gap: space[3],
    padding: space[6],
    textAlign: 'center',
    '@media': { [media.print]: { padding: space[2] } },
  },
]);

/** The button below where both have no room. */
export const small = style([
  root,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    padding: space[2],
  },
]);

/** Label and number are centred by themselves. */
export const above = style({ display: 'contents' });

export const smallNumber = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  lineHeight: lineHeight.line,
  userSelect: 'all',
});

export const label = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.line });

export const number = style({
  fontSize: rem(fontSize.display),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.02em',
  lineHeight: lineHeight.number,
  // One line while it fits, down to 320 px; text of twice its size breaks after the hyphen.
  overflowWrap: 'normal',
  // The widest number needs the padding at 320 px as well.
  marginInline: -space[6],
  userSelect: 'all',
  // Below, it may stand in one of two columns.
  '@media': { [media.md]: { fontSize: rem(fontSize.hero), letterSpacing: '0.06em' } },
});
