import { type ReactNode, useId } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './TodoCard.css.ts';

/** Props of {@link TodoCard}. */
export type TodoCardProps = {
  /** Decorative. */
  icon: ReactNode;
  /** What is to be done: 「車のナンバーを登録してください」. A heading. */
  title: string;
  /** Until when, and what comes of it. */
  children?: ReactNode;
  /** The page's one coral button; nothing when it is done elsewhere. */
  action?: ReactNode;
};

/** The one thing to be done now. */
export const TodoCard = ({ icon, title, children, action }: TodoCardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.root}>
      <span aria-hidden="true" className={css.sign}>
        {icon}
      </span>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          <Phrases>{title}</Phrases>
        </h2>
        {children && (
          <p className={css.text}>
            <Phrases>{children}</Phrases>
          </p>
        )}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </section>
  );
};
