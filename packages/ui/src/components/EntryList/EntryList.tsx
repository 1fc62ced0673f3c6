import { Children, isValidElement, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './EntryList.css.ts';

/** Props of {@link EntryList}. */
export type EntryListProps = {
  /** What is listed: 「同行者」. */
  label: string;
  /** One {@link EntryRow} or {@link EntryForm} each, with a key. */
  children: ReactNode;
};

/** What a person keeps with us, one below the other; a form may stand in place of its row. */
export const EntryList = ({ label, children }: EntryListProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ul role="list" aria-label={label} className={css.root}>
    {Children.map(children, (child) => {
      const isOpen = isValidElement(child) && child.type === EntryForm;
      return child && <li className={cx(css.item, isOpen && css.open)}>{child}</li>;
    })}
  </ul>
);

/** Props of {@link EntryRow}. */
export type EntryRowProps = {
  /** One letter of the name or an icon; decorative. */
  sign: ReactNode;
  title: string;
  /** What needs attention, in a few words: 「車検まで23日」. */
  tag?: string | undefined;
  /** Facts in a smaller line: 「40歳・男性 函館市」. */
  details: string;
  /** Buttons; each says in hidden text what it is about. */
  actions: ReactNode;
  /** Id of the row, which can then be given the focus: after it was saved. */
  id?: string;
};

/** One entry. */
export const EntryRow = ({ sign, title, tag, details, actions, id }: EntryRowProps) => (
  <div id={id} tabIndex={id === undefined ? undefined : -1} className={css.row}>
    <span aria-hidden="true" className={css.sign}>
      {sign}
    </span>
    <div>
      <p className={css.title}>
        <span>{title}</span>
        {tag && <span className={css.tag}>{tag}</span>}
      </p>
      <p className={css.details}>
        <Phrases>{details}</Phrases>
      </p>
    </div>
    <div className={css.actions}>{actions}</div>
  </div>
);

/** The form of an entry, in the place of its row or at the end of the list. */
export const EntryForm = ({ children }: { children: ReactNode }) => <div>{children}</div>;
