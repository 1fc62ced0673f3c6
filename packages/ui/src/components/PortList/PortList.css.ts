import { style, styleVariants } from '@vanilla-extract/css';
import { routeColor } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ display: 'grid', gap: space[4] });

export const box = style({
  display: 'grid',
  gap: space[1],
  maxInlineSize: size.portBox,
});

export const list = style({
  display: 'grid',
  gap: `${space[4]}px ${space[6]}px`,
  alignItems: 'start',
});

const columns = (count: number) => ({
  '@media': {
    [media.md]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      // As wide however few are found, so that nothing moves while one types.
      inlineSize: `min(${count * size.portColumn}px, 100%)`,
      minInlineSize: `min(${size.portBox}px, 100%)`,
    },
  },
});

/** Beside each other from `md` on, by the number of routes. */
export const routes = styleVariants({ 1: columns(1), 2: columns(2), 3: columns(3) });

export const route = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[1],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
});

const mark = 12;
const stroke = 3;
const start = space[4];

export const port = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space[2],
  minBlockSize: size.targetLarge,
  padding: `${space[1]}px ${space[3]}px ${space[1]}px ${space[10]}px`,
  borderRadius: vars.radius.control,
  lineHeight: lineHeight.heading,
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: start,
    insetBlockStart: `calc(50% - ${mark / 2}px)`,
    inlineSize: mark,
    blockSize: mark,
    border: `${stroke}px solid ${routeColor}`,
    borderRadius: '50%',
    background: vars.color.ground,
  },
  selectors: {
    // Above the ground of the port below.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: start + mark / 2 - stroke / 2,
      insetBlockStart: '50%',
      blockSize: '100%',
      borderInlineStart: `${stroke}px solid ${routeColor}`,
    },
    '&[aria-selected="true"]': { background: vars.color.selected, color: vars.color.onSelected },
    '&[aria-selected="true"]::before': { background: routeColor },
    '&[aria-disabled]': { color: vars.color.inkQuiet, cursor: 'default' },
    '&[data-active]': {
      outline: `${size.focusEdge}px solid ${vars.color.focusEdge}`,
      outlineOffset: -size.focusEdge,
      boxShadow: `0 0 0 ${size.focusRing}px ${vars.color.focus}`,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-disabled], [aria-selected="true"])': {
          background: vars.color.selectedQuiet,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          outlineColor: 'CanvasText',
        },
        '&[aria-selected="true"]::before': {
          borderColor: 'HighlightText',
          background: 'HighlightText',
        },
        '&[aria-selected="true"]::after': { borderColor: 'CanvasText' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const name = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  selectors: { '[aria-disabled] > &': { fontWeight: fontWeight.regular } },
});

export const reading = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});

/** Why it cannot be chosen, at the end of the line. */
export const reason = style({ marginInlineStart: 'auto', fontSize: rem(fontSize.dense) });
