import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { room } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

// By name: a PortLine is a container as well.
const bar = createContainer();

const middle = `${bar} ${room.searchCells}`;
const wide = `${bar} ${room.searchBar}`;

export const frame = style({ containerName: bar, containerType: 'inline-size' });

export const root = style({ display: 'grid', gap: space[3] });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const cells = style({
  display: 'grid',
  gap: space[2],
  '@container': {
    [middle]: { gridTemplateColumns: '2fr 1fr' },
    [wide]: {
      gridTemplateColumns: '4.4fr 3.5fr 2.5fr auto',
      gap: 0,
      border: `${line.control}px solid ${vars.color.controlBorder}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const days = style({
  display: 'grid',
  // Below each other where a date and its weekday would not stand in one line.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
  gap: space[2],
  '@container': { [wide]: { gap: 0 } },
});

/** The primary action beside the cells, as tall as they are. */
export const submit = style({
  display: 'grid',
  marginBlockStart: space[1],
  '@container': { [wide]: { margin: space[2] } },
});

// On a tablet the ports and the button have a row each.
globalStyle(`${cells} > :first-child, ${submit}`, {
  '@container': { [middle]: { gridColumn: '1 / -1' }, [wide]: { gridColumn: 'auto' } },
});

// In one row the bar has the border, and hairlines part the cells.
globalStyle(`${cells} > :not(${submit}, :first-child), ${days} > * + *`, {
  '@container': {
    [wide]: { borderInlineStart: `${line.hair}px solid ${vars.color.hairline}` },
  },
});
globalStyle(
  `${cells} > :not(${submit}) button[aria-haspopup], ${cells} > :first-child > :first-child`,
  {
    '@container': {
      // Nothing of them lies over the border of the row.
      [wide]: { borderColor: 'transparent', minBlockSize: size.cellLarge },
    },
  },
);
// The ground of the card, but for the cell that is open or pointed at.
globalStyle(
  `${cells} > :not(${submit}) button[aria-haspopup]:not([data-open], :hover), ${cells} > :first-child > :first-child`,
  { '@container': { [wide]: { background: 'none' } } },
);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[4]}px`,
});
