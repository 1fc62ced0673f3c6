import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const compact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  marginBlockEnd: space[2],
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  '@media': { [media.sm]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const count = style({
  color: vars.color.action,
  fontSize: rem(fontSize.lead),
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({
  display: 'flex',
  gap: space[1],
  '@media': { [media.sm]: { gap: 0 }, [media.print]: { display: 'none' } },
});

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  // On a phone a step is a piece of a bar.
  blockSize: space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.hairline,
  selectors: { '&[data-state="done"], &[data-state="current"]': { background: vars.color.action } },
  '@media': {
    [media.sm]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space[1],
      blockSize: 'auto',
      borderRadius: 0,
      selectors: {
        '&, &[data-state="done"], &[data-state="current"]': { background: 'none' },
        '&:not(:first-child)::before': {
          content: '""',
          position: 'absolute',
          insetBlockStart: space[4] - line.strong / 2,
          insetInlineEnd: `calc(50% + ${space[5]}px)`,
          inlineSize: `calc(100% - ${space[10]}px)`,
          borderBlockStart: `${line.strong}px solid ${vars.color.hairline}`,
        },
        '&[data-state="done"]::before, &[data-state="current"]::before': {
          borderColor: vars.color.action,
        },
      },
    },
    [media.forcedColors]: {
      border: `${line.hair}px solid CanvasText`,
      selectors: { '&[data-state="current"]': { background: 'Highlight' } },
    },
  },
});

export const mark = style({
  display: 'none',
  '@media': {
    [media.sm]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: space[8],
      blockSize: space[8],
      border: `${line.strong}px solid ${vars.color.controlBorder}`,
      borderRadius: '50%',
      background: vars.color.ground,
      color: vars.color.inkQuiet,
      fontSize: rem(fontSize.dense),
      fontWeight: fontWeight.bold,
      lineHeight: lineHeight.number,
      selectors: {
        '[data-state="done"] > &': { borderColor: vars.color.action, color: vars.color.action },
        '[data-state="current"] > &': {
          borderColor: vars.color.action,
          background: vars.color.action,
          color: vars.color.onAction,
        },
      },
    },
  },
});

export const label = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': {
    [media.sm]: {
      position: 'static',
      clipPath: 'none',
      inlineSize: 'auto',
      paddingInline: space[1],
      color: vars.color.inkQuiet,
      fontSize: rem(fontSize.dense),
      lineHeight: lineHeight.heading,
      textAlign: 'center',
      whiteSpace: 'normal',
      selectors: {
        '[data-state="current"] > &': { color: vars.color.ink, fontWeight: fontWeight.bold },
      },
    },
  },
});
