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

export const subtotal = style({
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  fontWeight: fontWeight.bold,
});

export const label = style({
  paddingBlock: space[2],
  fontWeight: fontWeight.regular,
  selectors: { [`${subtotal} > &`]: { fontWeight: fontWeight.bold } },
});

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

/** Name of a section over its lines. */
export const section = style({
  paddingBlock: `${space[3]}px ${space[1]}px`,
  fontWeight: fontWeight.bold,
});

export const total = style({
  borderBlockStart: `${line.strong}px solid ${vars.color.ink}`,
  verticalAlign: 'baseline',
});

export const totalLabel = style({ paddingBlockStart: space[3], fontWeight: fontWeight.bold });
