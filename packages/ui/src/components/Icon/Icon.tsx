import * as css from './Icon.css.ts';

// One path each on a grid of 24, drawn for this product. Separate exports, so that a page carries
// only the ones it shows.
const icon = (d: string) => () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={css.root}>
    <path d={d} />
  </svg>
);

/** Ring: there is room (the Japanese ○). */
export const CircleIcon = /* @__PURE__ */ icon('M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z');
/** Triangle: a little room (the Japanese △), also warnings. */
export const TriangleIcon = /* @__PURE__ */ icon('M12 4.5 21 19.5H3Z');
/** Cross: nothing left (the Japanese ×), also close. */
export const CrossIcon = /* @__PURE__ */ icon('m5.5 5.5 13 13m0-13-13 13');
/** Check mark: done, confirmed. */
export const CheckIcon = /* @__PURE__ */ icon('m4.5 12.5 5 5 10-11');
/** Clock face: not yet, time left. */
export const ClockIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
);
/** Barred circle: closed, cancelled. */
export const BarredIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 18 18 6',
);
/** Dash: does not apply. */
export const DashIcon = /* @__PURE__ */ icon('M5.5 12h13');
/** Letter i in a ring: information. */
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5m0-8.5v.01',
);
/** Exclamation mark in a triangle: warning. */
export const WarningIcon = /* @__PURE__ */ icon('M12 3.5 22 20.5H2ZM12 10v4.5m0 3v.01');
/** Exclamation mark in a ring: error. */
export const ErrorIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V13m0 3.5v.01',
);
/** Two arrows: swap departure and arrival. */
export const SwapIcon = /* @__PURE__ */ icon('M4 8.5h15l-4-4M20 15.5H5l4 4');
/** Arrow to the right: onward. */
export const ArrowIcon = /* @__PURE__ */ icon('M4 12h15m-6-6 6 6-6 6');
/** Chevron down: opens below. */
export const ChevronIcon = /* @__PURE__ */ icon('m6 9 6 6 6-6');
/** Sheet of a month. */
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8m7-4.5V8');
/** Three lines: menu. */
export const MenuIcon = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16');
/** Two sheets: copy. */
export const CopyIcon = /* @__PURE__ */ icon('M9 8.5h11V20H9ZM6 15.5H4V4h11v2');
/** Telephone receiver. */
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6.5 3.5 9.5 4l1 4-2 1.5a13 13 0 0 0 6 6l1.5-2 4 1 .5 3c0 1.5-1 2.5-2.5 2.5C10.5 20 4 13.5 4 6c0-1.5 1-2.5 2.5-2.5Z',
);
/** Card with its strip: paid by card. */
export const CardIcon = /* @__PURE__ */ icon('M3 5.5h18v13H3ZM3 10h18M6.5 15h4');
/** Wallet with its clasp: a wallet payment of any maker, without its mark. */
export const WalletIcon = /* @__PURE__ */ icon(
  'M3.5 7.5h17V20h-17ZM3.5 7.5 15 4v3.5M15.5 12.5h5v3h-5Z',
);
/** Shop front with its awning: paid at a convenience store. */
export const StoreIcon = /* @__PURE__ */ icon(
  'M4 11v9h16v-9M3 9.5l2-5h14l2 5c-1 2-5 2-6 0-1 2-5 2-6 0-1 2-5 2-6 0ZM10 20v-5h4v5',
);
/** Anchor: at the port. */
export const AnchorIcon = /* @__PURE__ */ icon(
  'M12 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM12 7.5V21M8.5 11h7M4.5 14c0 4.5 3 7 7.5 7s7.5-2.500 7.5-7',
);
/** Ship seen from the side. */
export const ShipIcon = /* @__PURE__ */ icon('M3 14h18l-3 6H6ZM6 14V9h9l3 5M9 9V5h3v4');
/** Car seen from the side. */
export const CarIcon = /* @__PURE__ */ icon(
  'M3 16v-4l2.5-1L8 7h7l3 4 3 1v4h-2m-4 0H9m-4 0H3m2 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm10 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
);
/** Head and shoulders. */
export const PersonIcon = /* @__PURE__ */ icon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
);
/** Ticket with a tear line. */
export const LockIcon = /* @__PURE__ */ icon('M5 10.5h14V20H5ZM8 10.5V8a4 4 0 0 1 8 0v2.5');

export const TicketIcon = /* @__PURE__ */ icon(
  'M3 6.5h18v3.5a2 2 0 0 0 0 4v3.5H3V14a2 2 0 0 0 0-4ZM14.5 6.5v2m0 2.5v2m0 2.5v2',
);
/** Sheet with lines: a document, a receipt. */
export const PaperIcon = /* @__PURE__ */ icon('M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12.5h6m-6 4h6');
/** Printer with its sheet. */
export const PrinterIcon = /* @__PURE__ */ icon(
  'M7 8.500V3.500h10v5M7 16.500H3.500v-8h17v8H17M7 13.500h10v7H7Z',
);
/** Magnifying glass. */
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5',
);
/** Chevrons up and down: can be sorted. */
export const SortIcon = /* @__PURE__ */ icon('m8 9.5 4-4 4 4m-8 5 4 4 4-4');
