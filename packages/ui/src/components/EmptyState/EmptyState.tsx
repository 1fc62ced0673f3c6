import type { ReactNode } from 'react';
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
};

/** Stands where a list would be. An empty list always says what to do next. */
export const EmptyState = ({ title, children, action, level = 2 }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.root}>
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
