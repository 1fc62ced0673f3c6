import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line as width } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Px of the marks on the line. */
const ringSize = 16;
const flagSize = { inline: 14, block: 18 } as const;
const tickSize = { inline: 3, block: 20 } as const;

const inForcedColors = {
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
} as const;

export const line = style({ display: 'flex', alignItems: 'center', blockSize: tickSize.block });

export const ring = style({
  flex: 'none',
  inlineSize: ringSize,
  blockSize: ringSize,
  border: `${width.accent}px solid ${vars.color.action}`,
  borderRadius: vars.radius.pill,
});

export const gone = style({ borderBlockStart: `${width.accent}px solid ${vars.color.action}` });

export const now = style({
  flex: 'none',
  inlineSize: tickSize.inline,
  blockSize: tickSize.block,
  background: vars.color.action,
  ...inForcedColors,
});

export const left = style({
  borderBlockStart: `${width.strong}px dotted ${vars.color.controlBorder}`,
});

const course = style({ flexGrow: 1 });
const solid = `${width.accent}px solid ${vars.color.action}`;
/** The line of what has ended, from end to end. */
export const end = styleVariants({
  over: [course, { borderBlockStart: `${width.strong}px dashed ${vars.color.controlBorder}` }],
  done: [course, { borderBlockStart: solid }],
  // A gap in the middle.
  broken: [
    course,
    {
      display: 'flex',
      justifyContent: 'space-between',
      '::before': { content: '""', inlineSize: '38%', borderBlockStart: solid },
      '::after': {
        content: '""',
        inlineSize: '36%',
        borderBlockStart: `${width.strong}px dotted ${vars.color.controlBorder}`,
      },
    },
  ],
  unsent: [course, { borderBlockStart: `${width.strong}px dotted ${vars.color.controlBorder}` }],
});

/** Its border fills it: a ground would be lost in forced colours. */
export const dot = style({
  flex: 'none',
  border: `${ringSize / 2}px solid ${vars.color.action}`,
  borderRadius: vars.radius.pill,
});

export const flag = style({
  flex: 'none',
  inlineSize: flagSize.inline,
  blockSize: flagSize.block,
  marginBlockEnd: flagSize.block / 2,
  background: vars.color.warning,
  clipPath: 'polygon(0 0, 24% 0, 24% 8%, 100% 8%, 72% 32%, 100% 56%, 24% 56%, 24% 100%, 0 100%)',
  ...inForcedColors,
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockStart: space[2],
  lineHeight: lineHeight.heading,
});

export const until = style({ textAlign: 'end' });

const clock = {
  display: 'block',
  fontSize: rem(fontSize.h2),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
export const time = style(clock);
export const limit = style({ ...clock, color: vars.color.warning });

export const label = style({ fontSize: rem(fontSize.dense), color: vars.color.inkQuiet });
