import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './FeeLadder.css.ts';

/** What is paid until a day. */
export type FeeStep = {
  /** 「11月28日(土)まで」. */
  until: string;
  /** One for each column: 「200円」「10%」. */
  fees: readonly string[];
  /** It holds at present. */
  isNow?: boolean;
};

/** Props of {@link FeeLadder}. */
export type FeeLadderProps = {
  /** What it is for: 「往路 12月5日(土) 19:00」. */
  caption: string;
  /** What the fees are for, only what there is: 「お一人・1室」「車両」. */
  columns: readonly string[];
  /** In the order of time. */
  steps: readonly FeeStep[];
};

/** How a fee rises until the departure; the step of today stands out. */
export const FeeLadder = ({ caption, columns, steps }: FeeLadderProps) => (
  <table className={css.table}>
    <caption className={css.caption}>
      <Phrases>{caption}</Phrases>
    </caption>
    <thead className={css.head}>
      <tr>
        <th scope="col" className={css.cell}>
          取り消す日
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className={css.fee}>
            <Phrases>{column}</Phrases>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {steps.map(({ until, fees, isNow }) => (
        <tr key={until} className={isNow ? css.now : css.step}>
          <th scope="row" className={css.until}>
            <Phrases>{until}</Phrases>
            {/* Outside of it: at the edge of a box of its own the space is not seen. */}
            {isNow && ' '}
            {isNow && <span className={css.here}>いまはここ</span>}
          </th>
          {columns.map((column, index) => (
            <td key={column} className={css.fee}>
              <Phrases>{fees[index]}</Phrases>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
