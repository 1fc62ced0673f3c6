import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, lineLength, rem } from '../../tokens/type.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Short cards beside each other where there is room for their words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: space[2],
});

/** The frame: what the choice still needs stands in it, below the label that is pressed. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    // The second pixel grows outwards, so that nothing in it moves.
    '&[data-checked]': {
      margin: -1,
      border: `${line.strong}px solid ${vars.color.action}`,
    },
    '&[data-disabled]': {
      borderColor: vars.color.hairline,
      background: vars.color.groundPage,
      color: vars.color.inkQuiet,
    },
  },
  // A sheet has no gutter that the second pixel could stand in.
  '@media': { [media.print]: { selectors: { '&[data-checked]': { margin: 0 } } } },
});

export const label = style({
  // To the bottom of the frame, where a card beside it has more lines.
  flexGrow: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: size.target,
  padding: space[4],
  // Inside the frame's border.
  borderRadius: `calc(${vars.radius.card} - ${line.strong}px)`,
  cursor: 'pointer',
  selectors: {
    [`${card}[data-checked] > &`]: { background: vars.color.selected },
    [`${card}[data-disabled] > &`]: { cursor: 'default' },
    // Squared off where something follows in the same frame.
    '&:not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});

export const details = style({ padding: space[4] });

export const text = style({ flex: '1 1 0', minInlineSize: 0 });

export const title = style({
  display: 'block',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const description = style({
  display: 'block',
  maxInlineSize: lineLength,
  marginBlockStart: space[1],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const aside = style({ flexShrink: 0, textAlign: 'end' });
