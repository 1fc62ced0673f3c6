import { Money } from '../Money/Money.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FareBreakdown.css.ts';

/** One line of a fare. Amounts in yen. */
export type FareLine = {
  id: string;
  label: string;
  quantity?: number;
  /** Counter after the quantity; 「名」 when silent. */
  unit?: string;
  unitPrice?: number;
  amount: number;
};

/** Props of {@link FareBreakdown}. */
export type FareBreakdownProps = {
  lines: readonly FareLine[];
  /** Sum of the lines, as the server gives it. */
  total: number;
  /** 「合計(税込)」 when silent. */
  totalLabel?: string;
  /** Name of the table; 「料金の内訳」 when silent. */
  caption?: string;
  isCaptionHidden?: boolean;
};

const Detail = ({ quantity, unit = '名', unitPrice }: FareLine) =>
  quantity !== undefined &&
  unitPrice !== undefined && (
    <span className={css.detail}>
      <Money amount={unitPrice} /> × {quantity}
      {unit}
    </span>
  );

/** Every line that makes up a price, and their sum. */
export const FareBreakdown = (props: FareBreakdownProps) => {
  const { lines, total, totalLabel = '合計(税込)', caption = '料金の内訳' } = props;
  return (
    <table className={css.table}>
      {props.isCaptionHidden ? (
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      ) : (
        <caption className={css.caption}>{caption}</caption>
      )}
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" className={css.label}>
              {line.label}
              <Detail {...line} />
            </th>
            <td className={css.amount}>
              <Money amount={line.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.total}>
          <th scope="row" className={css.totalLabel}>
            {totalLabel}
          </th>
          <td className={css.amount}>
            <Money amount={total} size="medium" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
