import { style } from '@vanilla-extract/css';
import { covering } from '../../private/covering.ts';
import { ring } from '../../private/ring.ts';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight, lineHeight } from '../../tokens/type.ts';

export const vertical = style({ display: 'flex', flexDirection: 'column' });

export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

/** One bar with the choices as its parts; it brings its own ground, so that it may stand anywhere. */
export const bar = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: space[1] - line.control,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
});

export const segment = style({
  position: 'relative',
  borderRadius: vars.radius.small,
  selectors: {
    '&:has(:focus-visible)': { ...ring, zIndex: layer.raised },
  },
  '@supports': {
    [withoutHas]: { selectors: { '&:focus-within': { ...ring, zIndex: layer.raised } } },
  },
});

/** The native radio lies over its word, unseen: the word shows what it is. */
export const cover = style(covering);

export const word = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.targetMin - space[1],
  paddingInline: space[4],
  borderRadius: vars.radius.small,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  whiteSpace: 'nowrap',
  selectors: {
    [`${cover}:checked + &`]: { background: vars.color.action, color: vars.color.onAction },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${cover}:checked + &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
