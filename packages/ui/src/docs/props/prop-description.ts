import { aToE } from './a-to-e.ts';
import { common } from './common.ts';
import { fToO } from './f-to-o.ts';
import { pToR } from './p-to-r.ts';
import { sToV } from './s-to-v.ts';

const special: Record<string, string> = { ...aToE, ...fToO, ...pToR, ...sToV };

/**
 * What a property means, in Japanese, for those who review components. The comments in the code, which
 * these words come from, are English.
 *
 * @returns undefined for a property that nobody has described
 */
export const propDescription = (component: string, prop: string): string | undefined =>
  special[`${component}.${prop}`] ?? (Object.hasOwn(common, prop) ? common[prop] : undefined);
