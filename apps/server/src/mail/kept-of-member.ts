import { operator } from '../rules/company.ts';

/** What goes with a membership, as the site says it too. */
export const KEPT = operator.notOffered.includes('vehicles')
  ? '同行者、カード'
  : '同行者、車両、カード';
