import { style } from '@vanilla-extract/css';
import { label as fieldLabel } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { size, line as width } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const label = style([fieldLabel, { marginBlockEnd: space[2] }]);

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: size.target,
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  background: vars.color.groundQuiet,
  lineHeight: lineHeight.heading,
  '@media': { [media.forcedColors]: { border: `${width.hair}px solid CanvasText` } },
});

export const answer = style({ paddingBlock: space[1] });

// Below its value as a whole rather than broken after 「乗船者」.
export const note = style({
  display: 'inline-block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
});

export const action = style({
  flexShrink: 0,
  minBlockSize: size.targetMin,
  minInlineSize: size.targetMin,
  borderRadius: vars.radius.small,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [media.print]: { display: 'none' } },
});
