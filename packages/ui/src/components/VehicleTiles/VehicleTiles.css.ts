import { style } from '@vanilla-extract/css';
import { covering } from '../../private/covering.ts';
import { ring } from '../../private/ring.ts';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Three beside each other on a phone, more where there is room. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6rem), 1fr))',
  gap: space[2],
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': { ...ring, zIndex: layer.raised },
  },
  '@supports': {
    [withoutHas]: { selectors: { '&:focus-within': { ...ring, zIndex: layer.raised } } },
  },
});

/** The native radio lies over its tile, unseen. */
export const cover = style(covering);

export const face = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: line.strong,
  minBlockSize: size.tile,
  padding: `${space[2]}px ${space[1]}px`,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  textAlign: 'center',
  selectors: {
    [`${cover}:hover + &`]: { borderColor: vars.color.action },
    [`${cover}:checked + &`]: {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.action}`,
      background: vars.color.selectedQuiet,
      color: vars.color.action,
    },
  },
  '@media': {
    // Grounds and shadows are gone there.
    [media.forcedColors]: {
      selectors: {
        [`${cover}:checked + &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const drawing = style({
  inlineSize: space[10],
  blockSize: space[6],
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
