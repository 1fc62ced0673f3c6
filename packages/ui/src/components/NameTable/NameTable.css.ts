import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const radius = vars.radius.card;

/** As wide as its place; its corners are those of the cards beside it. */
export const table = style({
  inlineSize: '100%',
  borderSpacing: 0,
  borderCollapse: 'separate',
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: radius,
  background: vars.color.ground,
  lineHeight: lineHeight.dense,
});

const cell = { padding: `${space[1]}px ${space[2]}px`, textAlign: 'start' } as const;
const inset = {
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
  },
  '@media': {
    [media.sm]: {
      selectors: {
        '&:first-child': { paddingInlineStart: space[6] },
        '&:last-child': { paddingInlineEnd: space[6] },
      },
    },
  },
} as const;

export const header = style([
  inset,
  {
    ...cell,
    paddingBlock: space[3],
    background: vars.color.groundDeep,
    color: vars.color.onDeep,
    fontSize: rem(fontSize.dense),
    fontWeight: fontWeight.bold,
    selectors: {
      '&:first-child': { borderStartStartRadius: radius },
      '&:last-child': { borderStartEndRadius: radius },
    },
    '@media': { [media.print]: { background: 'none', color: 'inherit' } },
  },
]);

const row = { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` } as const;

export const name = style([inset, { ...cell, ...row, fontWeight: fontWeight.bold }]);

export const text = style([inset, { ...cell, ...row }]);

export const action = style([
  inset,
  {
    ...cell,
    ...row,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [media.print]: { display: 'none' } },
  },
]);

/** The link is as high as a finger. */
globalStyle(`${action} > :is(a, button)`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: size.targetMin,
  minBlockSize: size.targetMin,
});
