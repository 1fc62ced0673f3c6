import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const table = style({ inlineSize: '100%', lineHeight: lineHeight.heading });

export const caption = style({
  paddingBlockEnd: space[2],
  fontWeight: fontWeight.bold,
  textAlign: 'start',
});

export const label = style({ paddingBlock: space[2], fontWeight: fontWeight.regular });

export const detail = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
});

export const amount = style({
  paddingBlock: space[2],
  paddingInlineStart: space[4],
  textAlign: 'end',
  verticalAlign: 'top',
});

export const total = style({
  borderBlockStart: `${line.strong}px solid ${vars.color.ink}`,
  verticalAlign: 'baseline',
});

export const totalLabel = style({ paddingBlockStart: space[3], fontWeight: fontWeight.bold });
