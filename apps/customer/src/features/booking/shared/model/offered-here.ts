import type { PaymentMethods } from '@ferry/api/customer';
import { opensSheet, type SheetMethod } from '@ferry/format/wallet-methods';

/** The methods that this device can: a wallet that it has not is not there at all. */
export const offeredHere = <Methods extends Pick<PaymentMethods, 'options'>>(
  methods: Methods,
  able: readonly SheetMethod[] = [],
): Methods => ({
  ...methods,
  options: methods.options.filter(({ method }) => !opensSheet(method) || able.includes(method)),
});
