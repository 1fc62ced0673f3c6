import type { ReactNode } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './DescriptionList.css.ts';

/** One question and its answer. */
export type Description = {
  term: string;
  value: ReactNode;
  /** Link or button, usually 「変更する」 with the term hidden in its name. */
  action?: ReactNode;
};

/** Props of {@link DescriptionList}. */
export type DescriptionListProps = { rows: readonly Description[] };

/** Answers to check, or the facts of a reservation. */
export const DescriptionList = ({ rows }: DescriptionListProps) => (
  <dl>
    {rows.map((row) => (
      <div key={row.term} className={css.row}>
        <dt className={css.term}>
          <Phrases>{row.term}</Phrases>
        </dt>
        <dd className={css.value}>
          <Phrases>{row.value}</Phrases>
        </dd>
        {row.action && <dd className={css.action}>{row.action}</dd>}
      </div>
    ))}
  </dl>
);
