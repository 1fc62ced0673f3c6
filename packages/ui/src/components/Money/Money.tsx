import { formatYen } from '@ferry/format/yen';
import { cx } from '../../private/cx.ts';
import * as css from './Money.css.ts';

/** Props of {@link Money}. */
export type MoneyProps = {
  /** Whole yen; negative for a refund or a discount. */
  amount: number;
  /** `medium` 22 px for a fare from, `cabin` 24, `large` 28, `total` 36 px; omitted: like the text around it. */
  size?: keyof typeof css.size;
};

/** An amount, never split over two lines. */
export const Money = ({ amount, size = 'inherit' }: MoneyProps) => (
  <span className={cx(css.root, css.size[size])}>
    <span>{formatYen(amount).slice(0, -1)}</span>
    <span className={css.unit}>円</span>
  </span>
);
