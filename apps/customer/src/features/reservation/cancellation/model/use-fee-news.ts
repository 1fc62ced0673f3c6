import type { CancellationQuote } from '@ferry/api/customer';
import { useState } from 'react';

type Amounts = Pick<CancellationQuote, 'feeYen' | 'refundYen' | 'transferFeeYen'>;

/** What was shown for the same picks, and what it is now. */
export type FeeNews = { before: Amounts; now: Amounts };

/**
 * Whether the amounts on the page have become others while it was open: said until something else is
 * picked.
 *
 * @param picks what the quote is for, as one text
 */
export function useFeeNews(
  picks: string,
  quote: CancellationQuote | undefined,
): FeeNews | undefined {
  const [shown, setShown] = useState<Amounts & { picks: string; news?: FeeNews }>();
  if (!quote) return undefined;
  const { feeYen, refundYen, transferFeeYen } = quote;
  const now = { feeYen, refundYen, transferFeeYen };
  if (shown?.picks !== picks) {
    setShown({ picks, ...now });
    return undefined;
  }
  if (shown.feeYen !== feeYen || shown.refundYen !== refundYen) {
    const news = { before: shown, now };
    setShown({ picks, ...now, news });
    return news;
  }
  return shown.news;
}
