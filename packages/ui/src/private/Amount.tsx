import { formatDifference } from '@ferry/format/difference';
import * as css from '../components/Money/Money.css.ts';
import { Money, type MoneyProps } from '../components/Money/Money.tsx';
import { cx } from './cx.ts';

type AmountProps = MoneyProps & {
  /** What is paid more or comes back: with its sign, or 「差額なし」. */
  isDifference: boolean | undefined;
};

/** What something costs, or in a change what it makes of what is paid. */
export const Amount = ({ isDifference, ...money }: AmountProps) =>
  isDifference ? (
    <span className={cx(css.root, css.size[money.size ?? 'inherit'])}>
      {formatDifference(money.amount)}
    </span>
  ) : (
    <Money {...money} />
  );
