import { globalStyle, style } from '@vanilla-extract/css';
import { covering } from '../../private/covering.ts';
import { insetRing } from '../../private/ring.ts';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, room } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ minInlineSize: 0, containerType: 'inline-size' });

/** A legend stands in a line of its own unless it floats; what narrows the list stands beside it. */
export const label = style({
  float: 'left',
  marginBlockEnd: space[3],
  marginInlineEnd: space[4],
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const filter = style({ marginBlockStart: -space[2], marginBlockEnd: space[2] });

/** Two cards stand beside each other where each has the room that its words need. */
export const list = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space[3],
  // The place beside a card that is as wide as the list is the next one's.
  gridAutoFlow: 'dense',
  // One that is opened does not stretch the one beside it.
  selectors: { '&:has([open])': { alignItems: 'start' } },
  '@media': { [media.md]: { gap: space[4] } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  breakInside: 'avoid',
});

export const picked = style({
  background: vars.color.selectedQuiet,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: -line.control,
      border: `3px solid ${vars.color.action}`,
      borderRadius: vars.radius.card,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::after': { borderColor: 'Highlight' } } },
  },
});

/** A table is no line of text, whose length is limited. */
export const wide = style({ gridColumn: '1 / -1', maxInlineSize: 'none' });

export const out = style({
  borderColor: vars.color.hairline,
  background: vars.color.groundQuiet,
  color: vars.color.inkQuiet,
});

export const pick = style({
  position: 'relative',
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${space[1]}px ${space[3]}px`,
  padding: space[3],
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  selectors: {
    [`${out} > &`]: { cursor: 'default' },
    '&:has(:focus-visible)': insetRing,
  },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': insetRing } } },
  // The plan above the name, which is one long word.
  '@container': { [room.planBesideName]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@media': {
    [media.md]: { columnGap: space[4], padding: space[4] },
    [media.forcedColors]: {
      selectors: {
        '&:has(:focus-visible)': {
          outline: `${size.focusRing}px solid Highlight`,
          boxShadow: 'none',
        },
      },
    },
  },
});

export const plan = style({ selectors: { [`${out} &`]: { opacity: 0.55 } } });

/** The radio lies over the whole card; what is seen of it is the mark. */
export const input = style({ ...covering, margin: 0, cursor: 'inherit' });

export const mark = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  border: `${line.strong}px solid ${vars.color.controlBorder}`,
  borderRadius: '50%',
  background: vars.color.ground,
  pointerEvents: 'none',
  selectors: {
    [`${picked} &`]: {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
    [`${out} &`]: { display: 'none' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${picked} &`]: { color: 'Highlight' } } },
    [media.print]: { selectors: { [`${picked} &`]: { color: vars.color.ink } } },
  },
});
// In forced colours nothing is transparent: every card would look picked.
globalStyle(`${card}:not(${picked}) ${mark} > svg`, { visibility: 'hidden' });

export const words = style({ minInlineSize: 0 });
export const name = style({
  display: 'block',
  paddingInlineEnd: space[7],
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  // A name is one word, which breaks only where a line is too short for it.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const facts = style({ display: 'block' });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginBlock: space[1],
});
export const tag = style({
  paddingInline: space[2],
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});
export const text = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.heading,
});

export const offer = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
});
export const availability = style({ fontSize: rem(fontSize.dense), lineHeight: lineHeight.line });
export const remaining = style({ whiteSpace: 'nowrap' });
export const price = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const unit = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  lineHeight: lineHeight.heading,
});

const row = {
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  paddingInline: space[4],
} as const;

export const option = style({ ...row, paddingBlock: space[1] });
export const rooms = style({
  ...row,
  marginInline: space[4],
  paddingInline: 0,
  paddingBlock: space[3],
  '@media': { [media.belowMd]: { marginInline: space[3] } },
});
export const parts = style({ ...row, fontSize: rem(fontSize.dense) });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.targetMin,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const lines = style({ paddingBlockEnd: space[3] });
