/**
 * Text sizes in px. `label` is the product's constant (12): it stands for captions above or beside
 * a value that is itself large (cells and letters of a calendar and of a strip of days, captions of
 * times and sums, table captions, `Text size="label"`). The label of a box that is typed into is
 * `body`, and so is what is typed: 12 would fail readers, and phones zoom into smaller fields.
 */
export const fontSize = {
  label: 12,
  dense: 14,
  body: 16,
  lead: 18,
  h3: 18,
  h2: 22,
  h1: 28,
  time: 28,
  fareFrom: 22,
  cabinFare: 24,
  total: 36,
  display: 36,
  hero: 44,
  deadline: 64,
} as const;

/** Unitless line heights. `body` gives Japanese prose its air, `line` is for text of one line. */
export const lineHeight = { body: 1.75, dense: 1.6, heading: 1.4, line: 1.3, number: 1.1 } as const;

/** Font weights; the Japanese system fonts have no others that are safe to rely on. */
export const fontWeight = { regular: 400, bold: 700 } as const;

/**
 * The system's own Japanese faces: no bytes, and hinted for the screen they are on. Only faces
 * whose kana are a full em wide. A proportional face (BIZ UDPGothic, Yu Gothic UI, Meiryo UI, MS
 * PGothic) does to kana what `palt` does, which the rule of styles/text.css.ts refuses: every line
 * has another rhythm, and a customer with Windows would read other line lengths than all others. So
 * Windows takes Noto Sans JP where it has it, else Yu Gothic. `scripts/test/typography.spec.ts`
 * holds it.
 *
 * "Ferry Yu Gothic" is declared in styles/text.css.ts and maps to the Medium cut, because Windows
 * draws Yu Gothic Regular too thin.
 */
export const fontFamily =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Ferry Yu Gothic", "Noto Sans CJK JP", Meiryo, sans-serif';

/** Longest line: beyond it the eye does not find the next one (WCAG 1.4.8). */
export const lineLength = '40em';

/** Turns px into rem, so that text follows the size the customer has set in the browser. */
export const rem = (px: number): string => `${px / 16}rem`;
