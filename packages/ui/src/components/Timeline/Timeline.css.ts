import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ display: 'grid' });

/** Borders draw both marks, so that they are there in forced colours. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[6],
  paddingBlockEnd: space[5],
  lineHeight: lineHeight.dense,
  breakInside: 'avoid',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: space[1],
    insetInlineStart: 0,
    inlineSize: space[3],
    blockSize: space[3],
    border: `${line.strong}px solid ${vars.color.action}`,
    borderRadius: vars.radius.pill,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: space[5],
    insetBlockEnd: -space[1] + line.strong,
    insetInlineStart: space[3] / 2 - line.hair / 2,
    borderInlineStart: `${line.hair}px solid ${vars.color.controlBorder}`,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
  },
});

export const time = style({ color: vars.color.inkQuiet, fontSize: rem(fontSize.dense) });

export const text = style({ fontWeight: fontWeight.bold });

export const detail = style({ color: vars.color.inkQuiet, fontSize: rem(fontSize.dense) });
