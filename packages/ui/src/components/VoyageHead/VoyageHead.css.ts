import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line as width } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** How far the card lies over the sea. */
const overlap = space[16];
/** Room for the ship below the words, where they leave none beside it. */
const ship = space[16] + space[10];

const { color } = vars;

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: `${space[4]}px ${overlap + ship}px`,
  background: `linear-gradient(${color.groundDeep}, ${color.groundDeepRaised})`,
  color: color.onDeep,
  lineHeight: lineHeight.heading,
  '@media': {
    [media.md]: { paddingBlock: `${space[6]}px ${overlap + space[16]}px` },
    // At 400 % zoom the words come first.
    [media.short]: { paddingBlockEnd: overlap + space[4] },
    [media.forcedColors]: { paddingBlockEnd: overlap + space[4] },
    [media.print]: { paddingBlock: 0, background: 'none', color: 'inherit' },
  },
});

const gone = {
  [media.print]: { display: 'none' },
  // Its colours stay as they are there, and the words on it do not.
  [media.forcedColors]: { display: 'none' },
};

export const picture = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  inlineSize: '100%',
  // On a phone the ship is as wide as half of it.
  blockSize: 280,
  '@media': { [media.md]: { blockSize: '100%' }, [media.short]: { display: 'none' }, ...gone },
});

export const water = style({ fill: color.groundDeep });

export const hill = style({ fill: color.groundDeep, opacity: 0.7 });

export const star = style({
  fill: 'none',
  stroke: color.onDeepQuiet,
  strokeWidth: 3,
  strokeLinecap: 'round',
});

const stroked = { fill: 'none', stroke: color.onDeepQuiet, strokeWidth: 3 };

export const course = style({ ...stroked, strokeLinecap: 'round' });

export const port = style(stroked);

export const words = style({ display: 'grid', gap: space[3] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[4]}px`,
});

const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.pill,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  '@media': {
    [media.forcedColors]: { border: `${width.hair}px solid` },
    [media.print]: { border: `${width.hair}px solid` },
  },
});

export const state = styleVariants({
  success: [tag, { background: color.successGround, color: color.success }],
  info: [tag, { background: color.infoGround, color: color.info }],
  warning: [tag, { background: color.warningGround, color: color.warning }],
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockStart: -overlap,
  // Nothing is to be done.
  selectors: { '&:empty': { marginBlockStart: 0 } },
  '@media': { [media.print]: { marginBlockStart: space[4] } },
});
