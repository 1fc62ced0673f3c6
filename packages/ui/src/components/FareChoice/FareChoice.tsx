import { useId } from 'react';
import { cx } from '../../private/cx.ts';
import { CheckIcon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './FareChoice.css.ts';

/** One thing that can be chosen with what it costs. */
export type FareRow = {
  value: string;
  /** 「ツーリスト寝台」. */
  name: string;
  /** What it is, in a few words: 「相部屋・3名」. */
  text: string;
  /** One amount for each column, in yen; undefined while it is not known. */
  amounts: readonly (number | undefined)[];
};

/** Props of {@link FareChoice}. */
export type FareChoiceProps = {
  /** What is compared, and what the amounts are: 「客室ごとの合計(税込)」. */
  caption: string;
  /** Header of the names: 「客室」. */
  header: string;
  /** Headers of the amounts; the last is what is compared, and is there on every screen. */
  columns: readonly string[];
  rows: readonly FareRow[];
  /** The chosen row. */
  value: string | undefined;
  onChange: (value: string) => void;
};

type RowProps = { row: FareRow; group: string; isChosen: boolean; onChoose: () => void };

const Row = ({ row, group, isChosen, onChoose }: RowProps) => {
  const id = useId();
  const last = row.amounts.length - 1;
  return (
    <tr className={cx(css.row, isChosen && css.chosen)}>
      <th scope="row" className={css.name}>
        <label className={css.pick}>
          <input
            type="radio"
            name={group}
            className={css.input}
            checked={isChosen}
            onChange={onChoose}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-text`}
          />
          <span className={css.mark}>
            <CheckIcon />
          </span>
          <span className={css.words}>
            <span id={`${id}-name`}>
              <Phrases>{row.name}</Phrases>
            </span>
            <span id={`${id}-text`} className={css.text}>
              <Phrases>{row.text}</Phrases>
            </span>
          </span>
        </label>
      </th>
      {row.amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are positions
        <td key={index} className={cx(css.amount, index < last && css.part)}>
          {amount === undefined ? (
            '―'
          ) : (
            <Money amount={amount} {...(index === last && { size: 'medium' })} />
          )}
        </td>
      ))}
    </tr>
  );
};

/**
 * Fares to compare, of which one is chosen: a table whose rows are radios. A press anywhere on a row
 * chooses it. On a phone only the column that is compared is there.
 */
export const FareChoice = ({
  caption,
  header,
  columns,
  rows,
  value,
  onChange,
}: FareChoiceProps) => {
  const group = useId();
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        <Phrases>{caption}</Phrases>
      </caption>
      <thead className={css.head}>
        <tr className={css.headRow}>
          <th scope="col" className={css.header}>
            {header}
          </th>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cx(css.header, css.end, index < columns.length - 1 && css.part)}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <Row
            key={row.value}
            row={row}
            group={group}
            isChosen={row.value === value}
            onChoose={() => onChange(row.value)}
          />
        ))}
      </tbody>
    </table>
  );
};
