import type { ReactNode } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NameTable.css.ts';

/** Props of {@link NameTable}. */
export type NameTableProps = {
  /** What the table is about, for assistive technology: the heading above says it for the eye. */
  label: string;
  /** Headers of the names and of what is said of each. */
  headers: readonly [name: string, text: string];
  /** One each: a name, a few words, and a link or button that says in hidden text whom it is about. */
  rows: readonly { id: string; name: string; text: string; action: ReactNode }[];
};

/** People in a table of three short columns, which stays one on a phone. */
export const NameTable = ({ label, headers: [name, text], rows }: NameTableProps) => (
  <table aria-label={label} className={css.table}>
    <thead>
      <tr>
        <th scope="col" className={css.header}>
          {name}
        </th>
        <th scope="col" className={css.header}>
          <Phrases>{text}</Phrases>
        </th>
        <th scope="col" className={css.header}>
          <VisuallyHidden>操作</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className={css.name}>
            {row.name}
          </th>
          <td className={css.text}>
            <Phrases>{row.text}</Phrases>
          </td>
          <td className={css.action}>{row.action}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
