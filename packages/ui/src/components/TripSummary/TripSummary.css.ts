import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Width of the rail in px, and from 1904 px on. */
const rails = { lg: 376, xl: 416 };

/** Two legs beside the list on a small notebook: they need the room between their lines. */
const low = `${media.lg} and (max-height: 56rem)`;

export const root = style({
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${rails.lg}px`,
      columnGap: space[6],
      alignItems: 'start',
    },
    [media.xl]: {
      gridTemplateColumns: `minmax(0, 1fr) ${rails.xl}px`,
      columnGap: space[10],
    },
    [media.print]: { display: 'block' },
  },
});

export const main = style({ minInlineSize: 0 });

export const rail = style({
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.belowLg]: { display: 'none' },
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: space[4],
      maxBlockSize: `calc(100dvh - ${space[8]}px)`,
      overflowY: 'auto',
      zIndex: layer.sticky,
      gridRow: '1 / span 2',
      gridColumn: 2,
    },
    [low]: { insetBlockStart: space[2], maxBlockSize: `calc(100dvh - ${space[4]}px)` },
    [media.short]: { position: 'static', maxBlockSize: 'none' },
    [media.forcedColors]: { border: `${line.control}px solid` },
    [media.print]: { display: 'block', position: 'static', maxBlockSize: 'none' },
  },
});

export const title = style({
  padding: `${space[3]}px ${space[6]}px`,
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  '@media': { [media.print]: { background: 'none', color: 'inherit' } },
});

/** In a sheet the modal has the padding. */
const inRail = { selectors: { [`${rail} &`]: { paddingInline: space[6] } } };

export const leg = style({
  ...inRail,
  paddingBlock: space[4],
  borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
  selectors: {
    ...inRail.selectors,
    '&:last-child': { borderBlockEnd: 0 },
  },
  '@media': { [low]: { selectors: { [`${rail} &`]: { paddingBlock: space[2] } } } },
});

export const legHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}px`,
  marginBlockEnd: space[3],
  '@media': {
    [low]: { selectors: { [`${rail}:has(${leg} + ${leg}) &`]: { marginBlockEnd: space[1] } } },
  },
});

export const legTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const legText = style({
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  selectors: { 'ol + &': { marginBlockStart: space[3] } },
  '@media': { [low]: { selectors: { [`${rail} ol + &`]: { marginBlockStart: space[1] } } } },
});

export const foot = style({
  selectors: {
    // The total and the next step stay in sight while a long trip scrolls above them.
    [`${rail} &`]: {
      paddingInline: space[6],
      position: 'sticky',
      insetBlockEnd: 0,
      background: vars.color.ground,
      borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
    },
  },
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: `${space[3]}px ${space[4]}px`,
  '@media': {
    [low]: { selectors: { [`${rail} &`]: { paddingBlock: space[2], gap: space[1] } } },
    // With its lines open it may be taller than the rail: it stops below the title, and scrolls.
    [media.lg]: {
      selectors: {
        [`${rail} &`]: {
          maxBlockSize: `calc(100dvh - ${space[8] + space[12]}px)`,
          overflowY: 'auto',
        },
      },
    },
    [media.short]: { selectors: { [`${rail} &`]: { position: 'static', maxBlockSize: 'none' } } },
    [media.print]: { selectors: { [`${rail} &`]: { position: 'static', maxBlockSize: 'none' } } },
  },
});

export const sums = style({
  marginBlockEnd: space[2],
  '@media': { [low]: { selectors: { [`${rail} &`]: { marginBlockEnd: space[1] } } } },
});
const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
} as const;
export const sum = style({ ...row });
export const less = style({ ...row, color: vars.color.success });
export const total = style({
  ...row,
  flexWrap: 'wrap',
  gap: `0 ${space[2]}px`,
  fontWeight: fontWeight.bold,
  selectors: {
    '* + &': {
      marginBlockStart: space[2],
      paddingBlockStart: space[3],
      borderBlockStart: `${line.strong}px solid ${vars.color.ink}`,
    },
  },
});
export const tax = style({ fontSize: rem(fontSize.dense), fontWeight: fontWeight.regular });
