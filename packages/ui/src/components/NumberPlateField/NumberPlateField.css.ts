import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/** One row as on the plate; on a phone the upper and the lower half of it. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const part = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

const box = (characters: number) => [control, { inlineSize: `calc(${characters}em + 1.75rem)` }];

/** Width by the full-width characters expected. */
export const input = styleVariants({
  place: box(5),
  classNumber: box(4),
  kana: box(2),
  number: box(5),
});
