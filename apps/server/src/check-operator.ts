import * as v from 'valibot';
import { ConfigError } from './config.ts';
import { FEE_TAXES } from './domain/receipts/receipt-content.ts';

/**
 * What receipts say of fees is the operator's to decide with a tax adviser: nothing starts without it.
 * @param file `operator.json`
 * @throws ConfigError
 */
export function checkOperator(file: unknown): void {
  const result = v.safeParse(v.object({ feeTax: v.picklist(FEE_TAXES) }), file);
  if (result.success) return;
  const [issue] = result.issues;
  throw new ConfigError(
    `operator.json: feeTax must be "taxed" or "untaxed" (${issue.received}): whether the fees of cancellations, changes and transfers are taxed`,
  );
}
