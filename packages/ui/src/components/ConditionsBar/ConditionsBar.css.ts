import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Beside a heading it takes what is left, and a line of its own where that is too little. */
export const root = style({
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 'min(100%, 36rem)',
  minBlockSize: size.target,
  padding: `${space[1]}px ${space[1]}px ${space[1]}px ${space[4]}px`,
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  lineHeight: lineHeight.dense,
  '@media': { [media.belowSm]: { alignItems: 'flex-start', paddingBlock: space[2] } },
});

export const list = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}px`,
  minInlineSize: 0,
  '@media': { [media.md]: { columnGap: space[5] } },
});

export const condition = style({
  fontSize: rem(fontSize.dense),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:nth-child(-n + 2)': { fontSize: rem(fontSize.body), fontWeight: fontWeight.bold },
  },
  '@media': { [media.md]: { alignSelf: 'center' } },
});

export const action = style({
  flexShrink: 0,
  '@media': { [media.belowMd]: { alignSelf: 'center', paddingInlineEnd: space[1] } },
});
