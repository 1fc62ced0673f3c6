import { operator } from '../rules/company.ts';

/** What goes with a membership, as the site says it too. */
export const keptOfMember = (carriesVehicles: boolean): string =>
  carriesVehicles && !operator.notOffered.includes('vehicles')
    ? '同行者、車両、カード'
    : '同行者、カード';
