import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  marginInlineEnd: space[2],
  paddingInline: space[4],
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: vars.color.ground,
  color: vars.color.action,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.selected } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
