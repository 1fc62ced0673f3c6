import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Where the buttons have room beside the facts: in the list's own width, not the screen's. */
const roomy = '(min-inline-size: 30rem)';

export const root = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` } },
});

export const open = style({
  padding: `${space[5]}px ${space[4]}px ${space[6]}px`,
  boxShadow: `inset ${line.accent}px 0 0 ${vars.color.selected}`,
  '@media': { [media.sm]: { padding: space[6] } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.targetMin}px minmax(0, 1fr)`,
  columnGap: space[3],
  alignItems: 'center',
  padding: `${space[3]}px ${space[4]}px`,
  '@container': {
    [roomy]: {
      gridTemplateColumns: `${size.targetMin}px minmax(0, 1fr) auto`,
      columnGap: space[4],
      minBlockSize: size.cellLarge,
      paddingInline: space[6],
    },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  borderRadius: vars.radius.pill,
  background: vars.color.groundQuiet,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
});

export const title = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const tag = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  paddingInline: space[2],
  borderRadius: vars.radius.small,
  background: vars.color.warningGround,
  color: vars.color.warning,
  fontSize: rem(fontSize.dense),
});

export const details = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  gridColumn: '2',
  '@media': { [media.print]: { display: 'none' } },
  '@container': { [roomy]: { gridColumn: '3' } },
});
