import { type ReactNode, useId } from 'react';
import { kinds } from '../../private/notice.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './SailingNews.css.ts';

/** Props of {@link SailingNews}. */
export type SailingNewsProps = {
  /** `error` when it does not sail, `warning` when it sails otherwise than planned. */
  tone: 'warning' | 'error';
  /** What kind of news it is: 「欠航のお知らせがあります」. */
  mark: string;
  /** Which sailing: 「往路 12月5日(土) 19:00 出港」. */
  sailing: string;
  /** What has become of it: 「強風のため欠航します」. */
  title: string;
  /** What follows from it, in a sentence or two. */
  children?: ReactNode;
  /** What the customer can do now, in a card below. */
  ways?: ReactNode;
};

/** What has become of a sailing that was booked, before all else that its page says. */
export const SailingNews = ({ tone, mark, sailing, title, children, ways }: SailingNewsProps) => {
  const id = useId();
  const { Icon } = kinds[tone];
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.sea}>
        <p className={css.mark[tone]}>
          <Icon />
          <Phrases>{mark}</Phrases>
        </p>
        <h2 id={id}>
          <span className={css.sailing}>
            <Phrases>{sailing}</Phrases>
          </span>{' '}
          <span className={css.title}>
            <Phrases>{title}</Phrases>
          </span>
        </h2>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {ways && <div className={css.ways[tone]}>{ways}</div>}
    </section>
  );
};
