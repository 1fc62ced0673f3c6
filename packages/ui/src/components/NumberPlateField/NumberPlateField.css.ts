import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/** The upper and the lower half of a plate; from 600 px on one row. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  gap: space[3],
  // Wraps where enlarged text leaves no room for four.
  '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap' } },
});

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
