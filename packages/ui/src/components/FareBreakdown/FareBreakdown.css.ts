import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
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

/** Closer on paper: all lines on one sheet. */
const onPaper = { '@media': { [media.print]: { paddingBlock: 1 } } };

export const label = style({
  ...onPaper,
  paddingBlock: space[2],
  fontWeight: fontWeight.regular,
  selectors: { [`${subtotal} > &`]: { fontWeight: fontWeight.bold } },
});

export const detail = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  // Behind the words on paper, where there is room.
  '@media': { [media.print]: { display: 'inline', paddingInlineStart: space[2] } },
});

export const amount = style({
  ...onPaper,
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
