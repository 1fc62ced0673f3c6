import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums' });

// Inline, not blocks of their own: around blocks an accessible name gets spaces.
export const year = style({ whiteSpace: 'nowrap' });

/** Day and weekday are one word, and so is the time; a line may break after the year. */
export const date = style({
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-child)': { marginInlineEnd: space[1] } },
});

export const kind = style({ marginInlineEnd: space[2], color: vars.color.inkQuiet });

export const note = style({
  display: 'block',
  color: vars.color.warning,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});
