import type { Voucher } from '@ferry/api/customer';
import { formatDateShort, formatDateTime } from '@ferry/format/date';

type VoucherText = { label: string; tone: 'success' | 'info' | 'quiet' };

/** Whether a voucher can be used, in words; one that was used says when. */
export function voucherState({
  state,
  validFrom,
  usedAt,
}: Pick<Voucher, 'validFrom' | 'usedAt'> & { state: string }): VoucherText {
  switch (state) {
    case 'usable':
      return { label: '使えます', tone: 'success' };
    case 'notYet':
      return { label: `${formatDateShort(validFrom)}から使えます`, tone: 'info' };
    case 'used':
      return { label: usedAt ? `使用済み(${formatDateTime(usedAt)})` : '使用済み', tone: 'quiet' };
    case 'over':
      return { label: '期限が過ぎました', tone: 'quiet' };
    default:
      // A newer server may have one that this build does not know.
      return { label: '提携先にお問い合わせください', tone: 'info' };
  }
}
