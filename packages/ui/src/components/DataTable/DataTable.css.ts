import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const table = style({
  inlineSize: '100%',
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  '@media': { [media.belowSm]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: space[2],
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  textAlign: 'start',
  '@media': { [media.belowSm]: { display: 'block' } },
});

export const head = style({
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  // On a phone each cell says its own column.
  '@media': { [media.belowSm]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const header = style({
  padding: `${space[3]}px ${space[4]}px`,
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
});

export const body = style({ '@media': { [media.belowSm]: { display: 'block' } } });

export const row = style({
  borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
  '@media': {
    [media.belowSm]: {
      display: 'block',
      marginBlockEnd: space[3],
      padding: `${space[2]}px ${space[4]}px`,
      border: `${line.hair}px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const cell = style({
  padding: `${space[3]}px ${space[4]}px`,
  fontWeight: fontWeight.regular,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': {
    [media.belowSm]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[4],
      padding: `${space[1]}px 0`,
      textAlign: 'end',
      '::before': {
        // The empty alternative keeps it from being read twice, where the browser knows it.
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: vars.color.inkQuiet,
        flexShrink: 0,
        fontWeight: fontWeight.regular,
      },
    },
  },
});
