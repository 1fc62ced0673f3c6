import { formatDateTime, jstDate } from '@ferry/format/date';
import { Text } from '@ferry/ui/Text';
import { lazy } from 'react';
import { passengerName } from '../../../../copy/passenger-classes.ts';
import type { KeptVouchers } from '../model/kept-vouchers.ts';

// The detail of a purchase and its completion show the same, and load it by itself as well.
const ShownVouchers = lazy(async () => ({
  default: (await import('../../../booking/shared/vouchers/Vouchers.tsx')).ShownVouchers,
}));

/**
 * The vouchers as they are at an instant, as far as the days alone say so: what a partner has taken
 * since they were kept, only the server knows.
 */
function vouchersAt({ vouchers }: KeptVouchers, now: number): KeptVouchers['vouchers'] {
  const today = jstDate(now);
  return vouchers.map((each) => {
    if (each.state === 'used') return each;
    if (today > each.validUntil) return { ...each, state: 'over', code: null };
    return each.state === 'notYet' && today >= each.validFrom ? { ...each, state: 'usable' } : each;
  });
}

/** The vouchers that are kept on this device, which name nobody. */
export const KeptVouchersPart = ({ kept, now }: { kept: KeptVouchers; now: number }) => (
  <ShownVouchers
    ticket={kept.ticket}
    vouchers={vouchersAt(kept, now)}
    nameOf={({ passenger, passengerClass }) => passengerName(passenger, passengerClass)}
  >
    <Text tone="quiet">
      {`${formatDateTime(kept.at)} 現在の引換券です。使えるかどうかは、提携先で確認します。`}
    </Text>
  </ShownVouchers>
);
