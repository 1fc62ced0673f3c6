import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  color: vars.color.ink,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { boxShadow: vars.shadow.float } } },
  },
});

export const picture = style({ position: 'relative' });

/** On the edge of the picture. */
export const area = style({
  position: 'absolute',
  insetInlineStart: space[4],
  insetBlockEnd: -space[3],
  maxInlineSize: `calc(100% - ${space[8]}px)`,
  paddingInline: space[3],
  border: `${line.hair}px solid transparent`,
  borderRadius: vars.radius.small,
  background: vars.color.areaTicket,
  color: vars.color.onArea,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.body,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[3],
  padding: `${space[6]}px ${space[4]}px ${space[4]}px`,
  '@media': { [media.sm]: { padding: `${space[8]}px ${space[6]}px ${space[6]}px` } },
});

export const name = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

/** Its target is the whole card. */
export const link = style({
  // As high as a finger, without moving what is around it.
  display: 'inline-block',
  paddingBlock: space[2] + 2,
  marginBlock: -(space[2] + 2),
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});

export const contents = style({ display: 'grid', gap: space[1], lineHeight: lineHeight.dense });

export const content = style({
  display: 'grid',
  gridTemplateColumns: `${size.icon}px minmax(0, 1fr)`,
  gap: space[2],
});

export const tick = style({ color: vars.color.success });

/** On the line of its amount or whole on the next one. */
export const from = style({ display: 'inline-block', whiteSpace: 'nowrap' });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[4]}px`,
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
});

export const child = style({ color: vars.color.inkQuiet });

export const saving = style({ color: vars.color.success, fontWeight: fontWeight.bold });

export const facts = style({
  display: 'grid',
  gap: space[1],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

/** The answer goes below its question where text is large, and breaks within a date at the last. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  overflowWrap: 'anywhere',
});

export const term = style({ minInlineSize: '4rem' });

export const value = style({ flex: '1 1 8rem' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]}px ${space[3]}px`,
});

/** Says to the eye that the card leads on; the link is the name. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.dense,
});

export const on = style({ display: 'grid', rotate: '-90deg' });
