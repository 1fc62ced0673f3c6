import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/** Width of a box for so many full-width characters. */
const widthOf = (characters: number) => `(${characters}rem + 1.75rem)`;

/**
 * The upper and the lower half of a plate, one below the other where enlarged text leaves no room for
 * two boxes; from 600 px on one row.
 */
export const parts = style({
  maxInlineSize: `calc(2 * ${widthOf(5)} + ${space[3]}px)`,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, calc${widthOf(5)})`,
  gap: space[3],
  '@media': { [media.sm]: { maxInlineSize: 'none', display: 'flex', flexWrap: 'wrap' } },
});

export const part = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

const box = (characters: number) => [control, { inlineSize: `calc${widthOf(characters)}` }];

/** Width by the full-width characters expected. */
export const input = styleVariants({
  place: box(5),
  classNumber: box(4),
  kana: box(2),
  number: box(5),
});
