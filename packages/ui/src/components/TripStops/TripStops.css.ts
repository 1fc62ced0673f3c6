import { style } from '@vanilla-extract/css';
import { routeColor, routeTint } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const ring = space[4];
/** Sign, a gap, and then the line through the middle of the marks. */
const lineAt = size.targetMin + space[3];

export const root = style({ display: 'grid' });

/** The line is a border, so that it is there in forced colours. */
export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size.targetMin}px ${ring}px minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[6]}px -${space[3]}px`,
      insetInlineStart: lineAt + ring / 2 - line.accent / 2,
      borderInlineStart: `${line.accent}px solid ${routeColor}`,
    },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  borderRadius: vars.radius.pill,
  background: routeTint,
  color: vars.color.ink,
});

/** A ring where the ship is left or taken, a dot between. */
export const mark = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: ring,
  blockSize: ring,
  marginBlockStart: space[3],
  border: `${line.accent}px solid ${routeColor}`,
  borderRadius: vars.radius.pill,
  background: vars.color.ground,
  selectors: {
    [`${stop}:not(:first-child):not(:last-child) &`]: { background: routeColor },
  },
});

export const what = style({ minInlineSize: 0, paddingBlockStart: space[2] });

export const title = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.heading });

export const text = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});
