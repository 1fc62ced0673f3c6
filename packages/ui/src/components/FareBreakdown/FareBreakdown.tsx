import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FareBreakdown.css.ts';

/** One line of a fare. Amounts in yen. */
export type FareLine = {
  id: string;
  label: string;
  quantity?: number;
  /** Counter after the quantity; defaults to 「名」. */
  unit?: string;
  unitPrice?: number;
  /** What else explains the line: rate and object of a discount, 「10%・大人2名の運賃に」. */
  note?: string;
  amount: number;
};

/** Lines with a sum of their own: 往路, 復路. */
type FareSection = {
  id: string;
  title: string;
  lines: readonly FareLine[];
  /** Sum of the section, as the server gives it. */
  subtotal: number;
  /** Defaults to 「小計」. */
  subtotalLabel?: string;
};

/** Props of {@link FareBreakdown}: lines, sections, or sections followed by lines for all of them. */
export type FareBreakdownProps = (
  | { lines: readonly FareLine[]; sections?: readonly FareSection[] }
  | { lines?: readonly FareLine[]; sections: readonly FareSection[] }
) & {
  /** Sum of everything, as the server gives it. */
  total: number;
  /** Defaults to 「合計(税込)」. */
  totalLabel?: string;
  /** Name of the table; defaults to 「料金の内訳」. */
  caption?: string;
  isCaptionHidden?: boolean;
};

const Detail = ({ quantity, unit = '名', unitPrice }: FareLine) =>
  quantity !== undefined &&
  unitPrice !== undefined && (
    <span className={css.detail}>
      <Money amount={unitPrice} /> <Phrases>{`× ${quantity}${unit}`}</Phrases>
    </span>
  );

const Line = (line: FareLine) => (
  <tr>
    <th scope="row" className={css.label}>
      <Phrases>{line.label}</Phrases>
      <Detail {...line} />
      {line.note && (
        <span className={css.detail}>
          <Phrases>{line.note}</Phrases>
        </span>
      )}
    </th>
    <td className={css.amount}>
      <Money amount={line.amount} />
    </td>
  </tr>
);

const Section = ({ title, lines, subtotal, subtotalLabel = '小計' }: FareSection) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={2} className={css.section}>
        {title}
      </th>
    </tr>
    {lines.map((line) => (
      <Line key={line.id} {...line} />
    ))}
    <tr className={css.subtotal}>
      <th scope="row" className={css.label}>
        {/* Out of its place in the table a 「小計」 would not say of what. */}
        <VisuallyHidden>{`${title}の`}</VisuallyHidden>
        <span>{subtotalLabel}</span>
      </th>
      <td className={css.amount}>
        <Money amount={subtotal} />
      </td>
    </tr>
  </tbody>
);

/** Every line that makes up a price, and their sum. */
export const FareBreakdown = (props: FareBreakdownProps) => {
  const { lines, sections, total, totalLabel = '合計(税込)', caption = '料金の内訳' } = props;
  return (
    <table className={css.table}>
      {props.isCaptionHidden ? (
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      ) : (
        <caption className={css.caption}>{caption}</caption>
      )}
      {sections?.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      {lines && (
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} {...line} />
          ))}
        </tbody>
      )}
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
