import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './DescriptionList.css.ts';

/** One question and its answer. */
export type Description = {
  term: string;
  /** The exact word behind a plain one, as a law has it: 「分量」. */
  formalTerm?: string;
  value: ReactNode;
  /** Link or button, usually 「変更する」 with the term hidden in its name. */
  action?: ReactNode;
  /** Takes the whole width where pairs stand beside each other. */
  isWide?: boolean;
};

/** Props of {@link DescriptionList}. */
export type DescriptionListProps = {
  rows: readonly Description[];
  /** Terms above their values, two pairs beside each other from 600 px on. */
  isInPairs?: boolean;
  /** Terms above their values, four pairs beside each other from 1264 px on, two from 600 px on, without lines. */
  isInColumns?: boolean;
  /** Terms above their values at every width: in a narrow column beside the text. */
  isStacked?: boolean;
};

const rowOf = ({ isInPairs, isStacked }: Partial<DescriptionListProps>) => {
  if (isInPairs) return css.pair;
  return isStacked ? css.stacked : css.row;
};

/** Answers to check, or the facts of a reservation. */
export const DescriptionList = ({ rows, isInColumns, ...form }: DescriptionListProps) => (
  <dl className={isInColumns ? css.columns : form.isInPairs ? css.pairs : undefined}>
    {rows.map((row, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one term, a minute of a history
        key={`${index} ${row.term}`}
        className={cx(!isInColumns && rowOf(form), row.isWide && css.wide)}
      >
        <dt className={css.term}>
          <Phrases>{row.term}</Phrases>
          {row.formalTerm && <span className={css.formalTerm}>{`(${row.formalTerm})`}</span>}
        </dt>
        <dd className={css.value}>
          <Phrases>{row.value}</Phrases>
        </dd>
        {row.action && <dd className={css.action}>{row.action}</dd>}
      </div>
    ))}
  </dl>
);
