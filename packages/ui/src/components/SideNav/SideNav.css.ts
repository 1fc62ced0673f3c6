import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

// The content keeps the width of a form: it begins beside the links and grows no further.
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${size.asideNarrow}px minmax(0, ${size.columnForm}px)`,
      gap: space[10],
      alignItems: 'start',
    },
  },
});

export const list = style({
  display: 'flex',
  gap: space[2],
  paddingBlock: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.md]: {
      display: 'grid',
      gap: 0,
      padding: space[2],
      border: `${line.hair}px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
      background: vars.color.ground,
    },
    [media.print]: { display: 'none' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.targetMin,
  paddingInline: space[4],
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: vars.color.ground,
  color: vars.color.link,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
  '@media': {
    [media.md]: {
      minBlockSize: size.target,
      paddingInline: space[3],
      borderColor: 'transparent',
      borderRadius: vars.radius.control,
      color: vars.color.ink,
      fontSize: rem(fontSize.body),
      selectors: {
        '&[aria-current]': {
          background: vars.color.selected,
          borderColor: 'transparent',
          boxShadow: `inset ${line.accent}px 0 0 ${vars.color.action}`,
          color: vars.color.onSelected,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${line.strong}px solid Highlight` } },
    },
  },
});
