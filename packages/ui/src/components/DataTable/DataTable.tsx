import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { ChevronIcon, SortIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  /** Stands below the name of a row; `cell` is the name alone, which is said with every cell. */
  rowDetail?: (row: Row) => ReactNode;
  /** Its header is a button that sorts; the table needs `sorting` too. */
  isSortable?: boolean;
};

/** By which column a table is sorted. The rows come in that order: the table does not sort. */
export type Sorting = {
  column: string;
  direction: 'ascending' | 'descending';
  onChange: (column: string, direction: Sorting['direction']) => void;
};

/** Props of {@link DataTable}. */
export type DataTableProps<Row> = {
  /** What the table is about; always there, because a table without a name is a riddle. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  /** What stands in a table without rows: say what can be done. */
  empty?: ReactNode;
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

const directionWords = { ascending: '昇順', descending: '降順' } as const;

type HeaderProps = Pick<Column<unknown>, 'id' | 'header' | 'align' | 'isSortable'> & {
  sorting?: Sorting;
};

const Header = ({ id, header, align, isSortable, sorting }: HeaderProps) => {
  const direction = sorting?.column === id ? sorting.direction : undefined;
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      aria-sort={direction}
      data-align={align}
      data-sortable={(isSortable && sorting && true) || undefined}
      className={css.header}
    >
      {isSortable && sorting ? (
        <button
          type="button"
          className={css.sort}
          onClick={() =>
            sorting.onChange(id, direction === 'ascending' ? 'descending' : 'ascending')
          }
        >
          <span>{header}</span>
          {direction ? (
            <span className={cx(direction === 'ascending' && css.ascending)}>
              <ChevronIcon />
            </span>
          ) : (
            <SortIcon />
          )}
        </button>
      ) : (
        header
      )}
    </th>
  );
};

const Cell = <R,>({ row, column }: { row: R; column: Column<R> }) => {
  const id = useId();
  const Element = column.isRowHeader ? 'th' : 'td';
  const content = <Phrases>{column.cell(row)}</Phrases>;
  const { rowDetail } = column;
  return (
    <Element
      {...(column.isRowHeader ? roles.rowHeader : roles.cell)}
      // A name of its own is read instead of what is in the cell: the rest is its description.
      aria-labelledby={rowDetail && `${id}name`}
      aria-describedby={rowDetail && `${id}detail`}
      data-label={column.header}
      data-align={column.align}
      className={cx(css.cell, column.isRowHeader && css.rowHeader)}
    >
      {/* One box, so that its parts do not become items of the flex row on a phone. */}
      <span className={css.content}>
        {rowDetail ? (
          <Stack as="span" gap={0}>
            <span id={`${id}name`}>{content}</span>
            <Stack as="span" gap={0} id={`${id}detail`}>
              {rowDetail(row)}
            </Stack>
          </Stack>
        ) : (
          content
        )}
      </span>
    </Element>
  );
};

const Row = <R,>({ row, columns }: { row: R; columns: readonly Column<R>[] }) => (
  <tr {...roles.row} className={css.row}>
    {columns.map((column) => (
      <Cell key={column.id} row={row} column={column} />
    ))}
  </tr>
);

const sortedBy = <R,>(columns: readonly Column<R>[], { column, direction }: Sorting): string => {
  const header = columns.find(({ id }) => id === column)?.header;
  return header ? `${header}の${directionWords[direction]}` : '';
};

/**
 * A native table with a dark header row; below 600 px each row becomes a card, and of the headers
 * those that sort stay as buttons above the cards.
 */
export const DataTable = <R,>(props: DataTableProps<R>) => {
  const { caption, columns, rows, rowKey, sorting, empty } = props;
  return (
    <>
      <table {...roles.table} className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead
          {...roles.group}
          data-sortable={(sorting && columns.some((column) => column.isSortable)) || undefined}
          className={css.head}
        >
          <tr {...roles.row} className={css.headRow}>
            {columns.map(({ id, header, align, isSortable }) => (
              <Header key={id} {...{ id, header, align, isSortable, sorting }} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={css.body}>
          {rows.map((row) => (
            <Row key={rowKey(row)} row={row} columns={columns} />
          ))}
          {rows.length === 0 && empty && (
            <tr {...roles.row} className={css.row}>
              <td {...roles.cell} colSpan={columns.length} className={css.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {/* A changed `aria-sort` alone is not spoken everywhere. */}
      {sorting && <VisuallyHidden role="status">{sortedBy(columns, sorting)}</VisuallyHidden>}
    </>
  );
};
