import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/**
 * In one row, as on the plate; as two rows where enlarged text leaves no room for that. The number is
 * of the full-width characters expected.
 */
export const parts = style({
  maxInlineSize: '26rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});

const part = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });

const box = (characters: number) => [
  part,
  { flex: `${characters} 1 calc(${characters}rem + ${space[3]}px)` },
];

/** Room by the full-width characters expected. */
export const room = styleVariants({
  place: box(4),
  classNumber: box(3.5),
  kana: box(2),
  number: box(4),
});

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const input = style([control, { paddingInline: space[1], textAlign: 'center' }]);
