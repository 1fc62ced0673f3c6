import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  background: vars.color.ground,
  borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  '@media': { [media.print]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.targetMin,
  '@media': { [media.md]: { gap: space[6] } },
});

export const when = style({ display: 'none', '@media': { [media.md]: { display: 'block' } } });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minInlineSize: 0,
  '@media': { [media.md]: { columnGap: space[6] } },
});

export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

/** Runs as always: on a phone one word says it of all of them. */
export const usual = style({ '@media': { [media.belowMd]: { display: 'none' } } });

/** The name of a route is in its sign on a phone, and still read out. */
export const name = style({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const rest = style({
  color: vars.color.inkQuiet,
  '@media': { [media.md]: { display: 'none' } },
});

export const more = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
});

// The only thing here that is pressed: as high as the line.
globalStyle(`${more} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
});
