import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.targetMin,
  minInlineSize: size.targetMin,
  paddingInline: space[3],
  paddingInlineEnd: space[4],
  paddingBlock: space[2],
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: vars.color.ground,
  color: vars.color.ink,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  textAlign: 'start',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action,
      background: vars.color.selected,
      color: vars.color.onSelected,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.hover } },
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

/** A box that is empty or checked: the state is seen without colour, and nothing moves. */
export const mark = style({
  flexShrink: 0,
  border: `${line.strong}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  color: 'transparent',
  selectors: {
    '[aria-pressed="true"] > &': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[aria-pressed="false"] > &': { forcedColorAdjust: 'none', borderColor: 'ButtonText' },
        '[aria-pressed="true"] > &': {
          borderColor: 'HighlightText',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
