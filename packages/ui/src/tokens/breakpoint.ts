/**
 * Widths in px at which a layout changes. Mobile is everything below `lg`.
 *
 * The alternative scale that is sometimes seen (md 1280, lg 1920) is this one before a 16-px scroll
 * bar is taken off, so it is the same scale and not a second one.
 */
export const breakpoint = { sm: 600, md: 960, lg: 1264, xl: 1904 } as const;

/** Name of a width from which a layout rule holds. */
export type Breakpoint = keyof typeof breakpoint;

/** Media queries "from this width on", and `belowSm` to `belowLg` for what only small screens do. */
export const media = {
  sm: `(min-width: ${breakpoint.sm}px)`,
  md: `(min-width: ${breakpoint.md}px)`,
  lg: `(min-width: ${breakpoint.lg}px)`,
  xl: `(min-width: ${breakpoint.xl}px)`,
  belowSm: `(max-width: ${breakpoint.sm - 0.02}px)`,
  belowMd: `(max-width: ${breakpoint.md - 0.02}px)`,
  belowLg: `(max-width: ${breakpoint.lg - 0.02}px)`,
  /** 400 % zoom, or a phone held sideways: nothing sticks there. */
  short: '(max-height: 29.98rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

/** How much room a part needs around it, whatever the width of the screen, for its wide form. */
export const room = {
  /** Two names of ports beside each other. */
  ports: '(min-width: 24rem)',
  /** All cells of a search bar in one row. */
  searchBar: '(min-width: 56rem)',
  /** Days, people and vehicles in one row below the ports. */
  searchCells: '(min-width: 32rem)',
  /** The plan of a cabin beside its name. */
  planBesideName: '(min-width: 18rem)',
} as const;
