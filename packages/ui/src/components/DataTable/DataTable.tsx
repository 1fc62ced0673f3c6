import type { ReactNode } from 'react';
import * as css from './DataTable.css.ts';

/** One column of a table over rows of type `Row`. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
  /** The column that names a row. Exactly one. */
  isRowHeader?: boolean;
};

/** Props of {@link DataTable}. */
export type DataTableProps<Row> = {
  /** What the table is about; always there, because a table without a name is a riddle. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

// Some browsers take the meaning of a table away when its `display` changes, as it does for the
// cards of a phone: written out, it stays.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A native table with a dark header row; below 600 px each row becomes a card. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => (
  <table {...roles.table} className={css.table}>
    <caption className={css.caption}>{caption}</caption>
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <th
            key={column.id}
            {...roles.columnHeader}
            scope="col"
            data-align={column.align}
            className={css.header}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...roles.group} className={css.body}>
      {rows.map((row) => (
        <tr key={rowKey(row)} {...roles.row} className={css.row}>
          {columns.map((column) => {
            const Cell = column.isRowHeader ? 'th' : 'td';
            return (
              <Cell
                key={column.id}
                {...(column.isRowHeader ? roles.rowHeader : roles.cell)}
                data-label={column.header}
                data-align={column.align}
                className={css.cell}
              >
                {/* One box, so that its parts do not become items of the flex row on a phone. */}
                <span>{column.cell(row)}</span>
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
