import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/** Of a box for so many full-width characters. */
const width = (characters: number) => `calc(${characters}em + 1.75rem)`;

/**
 * The upper and the lower half of a plate; from 600 px on one row. Enlarged text that leaves no room
 * for two boxes has one below the other.
 */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  // As wide as the upper half.
  maxInlineSize: `calc(9em + 3.5rem + ${space[3]}px)`,
  '@media': { [media.sm]: { maxInlineSize: 'none' } },
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  // The second of each half stands below the other one.
  selectors: { '&:nth-child(odd)': { minInlineSize: width(5) } },
  '@media': { [media.sm]: { selectors: { '&:nth-child(odd)': { minInlineSize: 0 } } } },
});

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

const box = (characters: number) => [control, { inlineSize: width(characters) }];

/** Width by the full-width characters expected. */
export const input = styleVariants({
  place: box(5),
  classNumber: box(4),
  kana: box(2),
  number: box(5),
});
