import { type ReactNode, useId } from 'react';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './ChangeTable.css.ts';

/** One thing that is paid for, before and after. Amounts in yen. */
export type ChangedRow = {
  id: string;
  name: ReactNode;
  /** Below the name, a line each. */
  details?: readonly string[];
  /** `null`: it was not there. */
  before: number | null;
  /** `null`: it is not there any more. */
  after: number | null;
};

/** Rows that belong together: a leg of the voyage. */
export type ChangedSection = { id: string; title: string; rows: readonly ChangedRow[] };

/** What comes to the difference, or what is left of it: a fee, what is not charged. In yen. */
type ChangeSum = { id: string; name: string; details?: readonly string[]; amount: number };

/** Props of {@link ChangeTable}. */
export type ChangeTableProps = {
  caption: string;
  sections: readonly ChangedSection[];
  /** Sum of all that is paid for, before and after, in yen as the server gives it. */
  total: { name: string; before: number; after: number };
  /** What stands between the difference and the result, in order. */
  sums?: readonly ChangeSum[];
  /** What the customer pays, or gets back: 「払い戻す金額」. In yen, as the server gives it. */
  result: { name: string; amount: number };
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

const columns = { before: '変更前', after: '変更後', difference: '差額' } as const;

/** With its sign, because that is what a difference is read for. */
const Difference = ({ yen }: { yen: number }) => (
  <>
    {yen > 0 && <span>+</span>}
    <Money amount={yen} />
  </>
);

/** An amount, or that there was nothing to pay for. */
const Amount = ({ yen }: { yen: number | null }) =>
  yen === null ? <span>なし</span> : <Money amount={yen} />;

const Name = ({
  id,
  name,
  details = [],
}: Pick<ChangedRow, 'name' | 'details'> & { id: string }) => (
  <th
    {...roles.header}
    aria-labelledby={`${id}name`}
    aria-describedby={details.length > 0 ? `${id}details` : undefined}
    className={css.name}
  >
    <span id={`${id}name`}>
      <Phrases>{name}</Phrases>
    </span>
    {details.length > 0 && (
      <span id={`${id}details`} className={css.details}>
        {details.map((detail) => (
          <span key={detail} className={css.detail}>
            <Phrases>{detail}</Phrases>
          </span>
        ))}
      </span>
    )}
  </th>
);

type RowProps = Omit<ChangedRow, 'id'> & { className: string };

const Row = ({ name, details, before, after, className }: RowProps) => {
  const id = useId();
  return (
    <tr {...roles.row} className={className}>
      <Name {...{ id, name, details }} />
      <td {...roles.cell} data-label={columns.before} className={css.before}>
        <Amount yen={before} />
      </td>
      <td {...roles.cell} data-label={columns.after} className={css.after}>
        <Amount yen={after} />
      </td>
      <td {...roles.cell} className={css.difference}>
        <Difference yen={(after ?? 0) - (before ?? 0)} />
      </td>
    </tr>
  );
};

const Sum = ({ name, details, amount }: Omit<ChangeSum, 'id'>) => {
  const id = useId();
  return (
    <tr {...roles.row} className={css.sum}>
      <Name {...{ id, name, details }} />
      <td {...roles.cell} colSpan={3} className={css.difference}>
        <Difference yen={amount} />
      </td>
    </tr>
  );
};

/** Every yen of a change: what each thing costs before and after, and what that comes to. */
export const ChangeTable = (props: ChangeTableProps) => {
  const { caption, sections, total, sums = [], result } = props;
  return (
    <table {...roles.table} className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead {...roles.group} className={css.head}>
        <tr {...roles.row}>
          <th {...roles.column} className={css.nameHead}>
            項目
          </th>
          {Object.values(columns).map((column) => (
            <th key={column} {...roles.column} className={css.amountHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ id, title, rows }) => (
        <tbody key={id} {...roles.group} className={css.body}>
          <tr {...roles.row} className={css.sectionRow}>
            <th {...roles.header} scope="rowgroup" colSpan={4} className={css.section}>
              <Phrases>{title}</Phrases>
            </th>
          </tr>
          {rows.map(({ id: key, ...row }) => (
            <Row key={key} {...row} className={css.row} />
          ))}
        </tbody>
      ))}
      <tfoot {...roles.group} className={css.foot}>
        <Row {...total} className={css.total} />
        {sums.map(({ id, ...sum }) => (
          <Sum key={id} {...sum} />
        ))}
        <tr {...roles.row} className={css.result}>
          <th {...roles.header} className={css.name}>
            <Phrases>{result.name}</Phrases>
          </th>
          <td {...roles.cell} colSpan={3} className={css.difference}>
            <Money amount={result.amount} size="large" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
