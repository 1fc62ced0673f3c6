import { style } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const box = style([
  control,
  {
    lineHeight: lineHeight.dense,
    resize: 'vertical',
    overflowWrap: 'anywhere',
    // Grows with the text; where the browser cannot, there is the handle.
    fieldSizing: 'content',
  },
]);

export const limit = style({ display: 'block' });

export const count = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.dense,
  textAlign: 'end',
});

export const tooLong = style([count, { color: vars.color.danger, fontWeight: fontWeight.bold }]);
