import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Wraps where text is large: nothing is cut off, and nothing is scrolled sideways. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  borderBlockEnd: `${line.strong}px solid ${vars.color.hairline}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.row,
  marginBlockEnd: -line.strong,
  paddingInline: space[3],
  borderBlockEnd: `${line.accent}px solid transparent`,
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.hover },
    '&[aria-current]': { color: vars.color.ink, borderColor: vars.color.action },
  },
  '@media': {
    [media.belowSm]: { paddingInline: space[1], fontSize: rem(fontSize.dense) },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});

export const count = style({
  minInlineSize: space[6],
  paddingInline: space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.skeleton,
  color: vars.color.ink,
  fontSize: rem(fontSize.dense),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.body,
  textAlign: 'center',
  selectors: {
    [`${link}[aria-current] &`]: {
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
});
