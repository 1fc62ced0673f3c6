import { style } from '@vanilla-extract/css';
import { routeTint } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const sea = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: size.heroPhone,
  background: vars.color.heroSkyHigh,
  color: vars.color.ink,
  '@media': {
    [media.md]: { blockSize: size.heroTablet },
    // At 400 % zoom the words come first, and as high as they are.
    [media.short]: { blockSize: 'auto', paddingBlockEnd: space[10] },
    [media.print]: { blockSize: 'auto', background: 'none' },
    [media.forcedColors]: { blockSize: 'auto', paddingBlockEnd: space[10] },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  // Moved up, so that the ship is whole above the panel.
  insetBlockStart: -space[8],
  '@media': {
    [media.print]: { display: 'none' },
    // Its colours stay as they are there, and the words on it do not.
    [media.forcedColors]: { display: 'none' },
  },
});

export const words = style({
  paddingBlockStart: space[4],
  '@media': { [media.md]: { paddingBlockStart: space[6] } },
});

export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: -space[10],
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.md]: { marginBlockStart: -space[16] },
    [media.forcedColors]: { border: `${line.control}px solid`, marginBlockStart: -space[6] },
    [media.print]: { marginBlockStart: 0, boxShadow: 'none' },
  },
});

export const top = style({
  padding: space[4],
  background: routeTint,
  '@media': {
    [media.md]: { paddingInline: space[8] },
    [media.forcedColors]: { borderBlockEnd: `${line.hair}px solid` },
  },
});

export const columns = style({
  '@media': { [media.md]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

const column = style({
  minInlineSize: 0,
  padding: `${space[6]}px ${space[4]}px`,
  '@media': { [media.md]: { padding: space[8] } },
});

export const main = style([column]);

export const aside = style([
  column,
  {
    borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
    background: vars.color.groundQuiet,
    '@media': {
      [media.md]: {
        borderBlockStart: 0,
        borderInlineStart: `${line.hair}px solid ${vars.color.hairline}`,
      },
    },
  },
]);
