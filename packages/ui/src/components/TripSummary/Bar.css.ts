import { globalStyle, style } from '@vanilla-extract/css';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Widest button of the bar in px: on a tablet it stands at the end of the line. */
const barButton = 400;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[3]}px`,
  minBlockSize: space[16] + space[2],
  marginBlockStart: space[6],
  // As wide as the window: the gutter of the Container is taken back and given to the bar.
  marginInline: -space[4],
  padding: `${space[2]}px ${space[4]}px`,
  paddingBlockEnd: `max(${space[2]}px, env(safe-area-inset-bottom))`,
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.sm]: { marginInline: -space[6], paddingInline: space[6] },
    // At 400 % zoom the bar would be half of the screen.
    [media.short]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

// What the keys reach comes to rest above it, also where total and button stand below each other.
const roomForBar = {
  '@media': {
    [media.belowLg]: { scrollPaddingBlockEnd: '9.5rem' },
    [media.short]: { scrollPaddingBlockEnd: '5rem' },
  },
};
globalStyle(`html:has(${bar})`, roomForBar);
globalStyle('html', { '@supports': { [withoutHas]: roomForBar } });

/** Below the rail's width only. */
export const narrow = style({ '@media': { [media.lg]: { display: 'none' } } });

/** A card of its own where the rail has the sums. */
export const last = style({
  selectors: {
    // The bar's own rules for wide screens come later in the sheet.
    [`${bar}&`]: {
      '@media': {
        [media.lg]: {
          position: 'static',
          gridColumn: 1,
          justifyContent: 'space-between',
          marginInline: 0,
          paddingBlock: space[4],
          border: `${line.hair}px solid ${vars.color.hairline}`,
          borderRadius: vars.radius.panel,
          boxShadow: 'none',
        },
      },
    },
  },
});

export const lastTotal = style({
  display: 'none',
  fontWeight: fontWeight.bold,
  '@media': { [media.lg]: { display: 'block' } },
});

export const barTotal = style({
  display: 'grid',
  minBlockSize: size.target,
  alignContent: 'center',
  textAlign: 'start',
  lineHeight: lineHeight.line,
  whiteSpace: 'nowrap',
});

export const barLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.link,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
});

export const barAction = style({
  flexGrow: 1,
  display: 'grid',
  '@media': { [media.sm]: { maxInlineSize: barButton, marginInlineStart: 'auto' } },
  selectors: { [`${last} > &`]: { '@media': { [media.lg]: { flexGrow: 0 } } } },
});
