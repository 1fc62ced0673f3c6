import { style } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const texts = style({ minInlineSize: 0 });

export const stepper = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  border: `${line.control}px solid ${vars.color.action}`,
  borderRadius: '50%',
  background: vars.color.ground,
  color: vars.color.action,
  fontSize: rem(fontSize.h2),
  lineHeight: lineHeight.number,
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.color.selected },
    '&[aria-disabled="true"]': {
      borderColor: vars.color.hairline,
      background: vars.color.groundPage,
      color: vars.color.inkQuiet,
      cursor: 'default',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

export const value = style([
  control,
  {
    inlineSize: size.targetMin + space[3],
    textAlign: 'center',
    fontSize: rem(fontSize.lead),
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&&': { paddingInline: space[1] } },
  },
]);

export const notice = style({
  display: 'block',
  color: vars.color.warning,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  textAlign: 'end',
  ':empty': { display: 'none' },
});
