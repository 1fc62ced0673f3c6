import { style } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Room for 「〒０４０－００６３」 in full width. */
export const input = style([control, { inlineSize: 'min(100%, 9em + 1.75rem)' }]);

export const result = style({
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  textWrap: 'pretty',
  // No gap while there is nothing to say, yet always there for assistive technology to watch.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const towns = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
