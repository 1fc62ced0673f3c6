import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: space[14],
  cursor: 'pointer',
});

export const label = style({
  display: 'block',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const support = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

const knob = space[5];

/** The checkbox itself, drawn as a switch: the knob is a border, so it stays in forced colours. */
export const input = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: space[14],
  blockSize: space[8],
  border: `${line.strong}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: vars.color.ground,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space[1],
      insetInlineStart: space[1],
      border: `${knob / 2}px solid ${vars.color.controlBorder}`,
      borderRadius: '50%',
      transition: `translate ${duration.quick}s`,
    },
    '&:checked': { borderColor: vars.color.action, background: vars.color.action },
    '&:checked::before': { borderColor: vars.color.onAction, translate: space[6] },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:checked::before': { borderColor: 'Highlight' } } },
    [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
  },
});
