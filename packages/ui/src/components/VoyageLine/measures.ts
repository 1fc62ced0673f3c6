import { routeColor } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, rem } from '../../tokens/type.ts';

/** Side of the ring and of the dot; where the line is drawn, from the top of its band. */
export const mark = 18;
export const small = 13;
export const band = space[14];
export const sea = `${line.accent}px solid ${routeColor}`;
export const pier = `${line.strong}px dotted ${vars.color.controlBorder}`;
export const midnight = `${line.strong}px dashed ${vars.color.inkQuiet}`;
/** Width of the times beside the line upright, and the gap after them. */
const times = { width: '4rem', gap: space[10] };
/**
 * The line upright: the middle of the gap between time and words, on paper and in larger text as well.
 * @param offset from it, in px
 */
export const axis = (offset: number): string =>
  `calc(${times.width} + ${times.gap / 2 + offset}px)`;
export const column = '4.75rem';

export const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const quiet = { color: vars.color.inkQuiet, fontSize: rem(fontSize.dense) } as const;
export const caption = { color: vars.color.inkQuiet, fontSize: rem(fontSize.label) } as const;

export const upright = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${times.width} minmax(0, 1fr)`,
  columnGap: times.gap,
  alignItems: 'baseline',
  paddingBlockEnd: space[4],
} as const;
/** The line from a stop to the next one, and the mark of the stop on it. */
export const upTo = { insetBlock: `${space[3]}px ${-space[3]}px`, insetInlineStart: axis(-2) };
export const uprightMark = { insetBlockStart: space[1], insetInlineStart: axis(-mark / 2) };
export const round = { inlineSize: mark, blockSize: mark, borderRadius: '50%' };

export const inBand = { position: 'relative', blockSize: band } as const;

/** Text of twice its size on a phone: two times have no room beside each other. */
export const stacked = '(max-inline-size: 16rem)';
/** The row of a part where all stand below each other; what lies on the line has the line's. */
export const inRow = (row: number) => ({
  '@container': { [stacked]: { gridArea: `${row} / 1`, justifySelf: 'stretch' } },
});
