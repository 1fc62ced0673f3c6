/** Every defect that is planted into the sources. */
import { fieldDefects } from './defects/fields.mjs';
import { handDefects } from './defects/hands.mjs';
import { lookDefects } from './defects/looks.mjs';
import { moneyDefects } from './defects/money.mjs';
import { wordDefects } from './defects/words.mjs';

/** Those of pages and components first, kind by kind; then those of money. */
export const DEFECTS = [
  ...fieldDefects,
  ...wordDefects,
  ...lookDefects,
  ...handDefects,
  ...moneyDefects,
];
