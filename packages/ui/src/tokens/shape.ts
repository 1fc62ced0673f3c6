/** Corner radii in px. */
export const radius = { small: 4, control: 8, card: 12, panel: 16, pill: 999 } as const;

/** The one quiet shadow for what floats above the page, and the deeper one for an open panel. */
export const shadow = {
  none: 'none',
  card: '0 1px 2px rgb(15 34 51 / 6%), 0 8px 24px rgb(15 34 51 / 10%)',
  float: '0 2px 4px rgb(15 34 51 / 10%), 0 24px 56px rgb(15 34 51 / 24%)',
} as const;

/** Line widths in px. */
export const line = { hair: 1, control: 1, strong: 2, accent: 4 } as const;

/** Sizes in px that are not distances: touch targets, columns, the focus ring. */
export const size = {
  /** The smallest thing a finger may have to hit. */
  targetMin: 44,
  /** The usual height of a control. */
  target: 48,
  /** The primary action of a screen. */
  targetLarge: 56,
  /** A line of a menu. */
  row: 52,
  icon: 20,
  iconLarge: 24,
  /** A cell with a caption and a value, and one that holds the whole height of a search bar. */
  cell: 60,
  cellLarge: 88,
  /** The picture of the home page, by width. */
  heroPhone: 168,
  heroTablet: 248,
  hero: 344,
  heroWide: 400,
  /** A tile with a drawing and a word. */
  tile: 72,
  /** Widest panel under a cell. */
  panel: 848,
  /** Room that such a panel is given below its cell, where the screen has it. */
  panelTall: 544,
  /** The box above a list of ports, and one line of ports beside others. */
  portBox: 400,
  portColumn: 264,
  /** Column of a form or of prose. */
  columnForm: 720,
  /** Widest content, and on the widest screens. */
  columnWide: 1216,
  columnWidest: 1440,
  /** The sticky summary beside a form, and links beside a page. */
  aside: 360,
  asideNarrow: 240,
  focusRing: 3,
  focusEdge: 2,
} as const;
