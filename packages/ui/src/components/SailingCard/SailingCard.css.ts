import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
});

/** Stays in the list, steps back: no shadow, page ground. The words keep their contrast. */
export const quiet = style({ background: vars.color.groundPage, boxShadow: 'none' });

export const layout = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      gap: space[6],
      padding: space[6],
    },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]}px ${space[4]}px`,
  fontSize: rem(fontSize.dense),
});

export const cutOff = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.inkQuiet,
  lineHeight: lineHeight.line,
});

export const cutOffTime = style({ color: vars.color.ink, fontWeight: fontWeight.bold });

/** The trip asks for its own width: enlarged text leaves less room than the screen has. */
export const main = style({ containerType: 'inline-size', minInlineSize: 0 });

export const trip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(auto, 9rem) minmax(5rem, 1fr) minmax(auto, 9rem)',
  alignItems: 'start',
  columnGap: space[3],
  marginBlockStart: space[3],
  '@container': {
    // Two times and a line between them need about this; below, they stand one below the other.
    '(inline-size < 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] },
  },
});

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
});

export const port = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.line });

export const course = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlockStart: rem(fontSize.time / 2),
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  lineHeight: lineHeight.line,
  whiteSpace: 'nowrap',
});

/** The drawn line between the ports: a dot at each end. */
export const drawn = style({
  inlineSize: '100%',
  marginBlockEnd: space[1],
  borderBlockStart: `${line.strong}px solid ${vars.color.controlBorder}`,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inlineSize: space[2],
      blockSize: space[2],
      translate: '0 -5px',
      border: `${line.strong}px solid ${vars.color.controlBorder}`,
      borderRadius: '50%',
      background: vars.color.ground,
    },
    '&::before': { insetInlineStart: 0 },
    '&::after': { insetInlineEnd: 0, background: vars.color.controlBorder },
  },
});

export const vessel = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]}px ${space[4]}px`,
  marginBlockStart: space[3],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  '@media': {
    [media.md]: {
      flexDirection: 'column',
      alignItems: 'flex-end',
      justifyContent: 'center',
      paddingBlockStart: 0,
      borderBlockStart: 0,
      textAlign: 'end',
    },
  },
});

export const priceNote = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  // Not a last line of one word.
  textWrap: 'balance',
});

export const details = style({
  padding: space[4],
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  '@media': { [media.md]: { paddingInline: space[6] } },
});
