import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: space[6],
  borderRadius: vars.radius.card,
  background: vars.color.selected,
  textAlign: 'center',
});

export const label = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.line });

export const number = style({
  fontSize: rem(fontSize.display),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.06em',
  lineHeight: lineHeight.number,
  whiteSpace: 'nowrap',
  userSelect: 'all',
  '@media': { [media.sm]: { fontSize: rem(fontSize.hero) } },
});

export const status = style({
  color: vars.color.onSelected,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  // Takes no room while it has nothing to say, but stays rendered: a live region that appears
  // together with its words is often not heard.
  selectors: { '&:empty': { marginBlockStart: -space[3] } },
});
