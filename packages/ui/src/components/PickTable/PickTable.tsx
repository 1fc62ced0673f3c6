import { type ReactNode, useId } from 'react';
import { mark } from '../../private/choice.css.ts';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PickTable.css.ts';

/** A thing with its amounts. */
type PickRow = {
  id: string;
  name: ReactNode;
  /** Below the name, a line each. */
  details?: readonly string[];
  /** In yen, one for each column. */
  amounts: readonly number[];
  /** What its box does, after its name: 「(往路)を取り消す」; omitted for what follows from the others. */
  purpose?: string;
  isSelected: boolean;
  onChange?: (isSelected: boolean) => void;
};

/** Props of {@link PickTable}. */
export type PickTableProps = {
  /** What the rows belong to: 「往路 12月5日(土)」. */
  caption: string;
  /** What the amounts are; the last one counts most. */
  columns: readonly string[];
  rows: readonly PickRow[];
};

// Some browsers take the meaning of a table away when its `display` changes.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  header: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const Row = ({ row, columns }: { row: PickRow; columns: readonly string[] }) => {
  const id = useId();
  const { name, details = [], amounts, purpose, isSelected, onChange } = row;
  return (
    <tr {...roles.row} className={isSelected ? css.selected : css.row}>
      <td {...roles.cell} className={css.box}>
        {purpose && (
          <label className={css.target}>
            <input
              type="checkbox"
              id={row.id}
              aria-labelledby={`${id}name ${id}purpose`}
              aria-describedby={details.length > 0 ? `${id}details` : undefined}
              checked={isSelected}
              className={mark}
              onChange={(event) => onChange?.(event.currentTarget.checked)}
            />
            {/* Beside the name it would be said of every amount as well. */}
            <span id={`${id}purpose`} hidden>
              {purpose}
            </span>
          </label>
        )}
      </td>
      <th {...roles.header} aria-labelledby={`${id}name`} className={css.name}>
        {purpose ? (
          <label htmlFor={row.id} className={css.label}>
            <span id={`${id}name`}>
              <Phrases>{name}</Phrases>
            </span>
          </label>
        ) : (
          <span id={`${id}name`} className={css.words}>
            <Phrases>{name}</Phrases>
          </span>
        )}
        <span id={`${id}details`} className={css.details}>
          {details.map((detail) => (
            <span key={detail} className={css.detail}>
              <Phrases>{detail}</Phrases>
            </span>
          ))}
        </span>
      </th>
      {columns.map((column, index) => (
        <td
          key={column}
          {...roles.cell}
          data-label={column}
          className={index === columns.length - 1 ? css.last : css.amount}
        >
          <Money amount={amounts[index] ?? 0} />
        </td>
      ))}
    </tr>
  );
};

/** Things of which some are picked, each with its amounts; on a phone what counts most stands beside its name. */
export const PickTable = ({ caption, columns, rows }: PickTableProps) => (
  <table {...roles.table} className={css.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.headRow}>
        {rows.some(({ purpose }) => purpose) ? (
          <th {...roles.column} className={css.boxHead}>
            <VisuallyHidden>選ぶ</VisuallyHidden>
          </th>
        ) : (
          <td {...roles.cell} className={css.boxHead} />
        )}
        <th {...roles.column} className={css.nameHead}>
          <Phrases>{caption}</Phrases>
        </th>
        {columns.map((column, index) => (
          <th
            key={column}
            {...roles.column}
            className={index === columns.length - 1 ? css.lastHead : css.amountHead}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...roles.group} className={css.body}>
      {rows.map((row) => (
        <Row key={row.id} row={row} columns={columns} />
      ))}
    </tbody>
  </table>
);
