import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
});

export const item = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.tile,
  padding: `${space[2]}px ${space[4]}px`,
  selectors: { '& + &': { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` } },
  '@media': { [media.sm]: { paddingInline: space[6] } },
});

export const fixed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const label = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.heading });

export const support = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const state = style({
  flexShrink: 0,
  paddingInline: space[2],
  border: `${line.hair}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});
