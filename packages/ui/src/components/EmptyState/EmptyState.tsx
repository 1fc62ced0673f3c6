import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './EmptyState.css.ts';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  /** What is not there. */
  title: string;
  /** Why, and what can be done. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Level of the title as a heading; defaults to 2. */
  level?: 2 | 3;
  /** A SeaPicture above the words, where the whole page is empty. It may come late. */
  picture?: ReactNode;
};

/** Stands where a list would be. An empty list always says what to do next. */
export const EmptyState = ({ title, children, action, level = 2, picture }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(css.root, picture !== undefined && css.withPicture)}>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
      <Heading className={css.title}>
        <Phrases>{title}</Phrases>
      </Heading>
      {children && (
        <div className={css.text}>
          <Phrases>{children}</Phrases>
        </div>
      )}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
};
