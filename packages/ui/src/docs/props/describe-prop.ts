import { aToE } from './a-to-e.ts';
import { common } from './common.ts';
import { fToT } from './f-to-t.ts';

const special: Record<string, string> = { ...aToE, ...fToT };

/**
 * What a property means, in Japanese, for those who review components. The comments in the code, which
 * these words come from, are English.
 *
 * @returns undefined for a property that nobody has described
 */
export const describeProp = (component: string, prop: string): string | undefined =>
  special[`${component}.${prop}`] ?? (Object.hasOwn(common, prop) ? common[prop] : undefined);
