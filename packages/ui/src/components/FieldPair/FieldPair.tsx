import type { ReactNode } from 'react';
import * as css from './FieldPair.css.ts';

/** Props of {@link FieldPair}. */
export type FieldPairProps = {
  first: ReactNode;
  second: ReactNode;
  /** An IconButton that swaps the two. */
  swap: ReactNode;
};

/** Two fields of one kind that can change places: from ⇄ to. Reading order: first, second, swap. */
export const FieldPair = ({ first, second, swap }: FieldPairProps) => (
  <div className={css.root}>
    <div className={css.field}>{first}</div>
    <div className={css.field}>{second}</div>
    <div className={css.between}>{swap}</div>
  </div>
);
