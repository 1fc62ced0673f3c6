import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './Pagination.css.ts';
import { pageSlots } from './pages.ts';

/** What a link of the pagination says and does: spread it on the {@link PaginationLink}. */
export type PageLinkAttributes = {
  children: ReactNode;
  'aria-label': string;
  'aria-current'?: 'page';
  'aria-disabled'?: true;
  onClick?: (event: MouseEvent) => void;
};

/** Props of {@link Pagination}. */
export type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  /** How many pages there are. With one alone nothing is shown. */
  pageCount: number;
  /** What is being paged through: 「予約の一覧」. Names the landmark. */
  label: string;
  /**
   * Makes the link to a page. In an app:
   * `(page, attributes) => <NextPage to="." search={{ page }} {...attributes} />`,
   * where `NextPage` is `createLink(PaginationLink)`.
   */
  renderLink: (page: number, attributes: PageLinkAttributes) => ReactElement;
};

/** A link to a page, plain enough for a router's `createLink`. */
export const PaginationLink = (props: ElementProps<'a'>) => <a {...props} className={css.link} />;

const stay = (event: MouseEvent): void => event.preventDefault();

const chevron = (direction: string) => (
  <span className={direction}>
    <ChevronIcon />
  </span>
);

/**
 * A step to a neighbour. At an end the link stays and leads nowhere: focus that stands on it is not
 * lost. The name begins with the words seen, for a customer who speaks them.
 */
const step = (words: string, target: number, isEnd: boolean) =>
  isEnd
    ? ({ 'aria-label': words, 'aria-disabled': true, onClick: stay } as const)
    : { 'aria-label': `${words}(${target}ページ目)` };

/**
 * Links to the pages of a list. On a phone only the two neighbours, with the place in words between
 * them; a change of the page is announced politely.
 */
export const Pagination = ({ page, pageCount, label, renderLink }: PaginationProps) => {
  if (pageCount <= 1) return null;
  const slots = pageSlots(page, pageCount);
  return (
    <nav aria-label={label} className={css.root}>
      {renderLink(Math.max(1, page - 1), {
        ...step('前へ', page - 1, page <= 1),
        children: <>{chevron(css.back)}前へ</>,
      })}
      <p role="status" className={css.status}>
        <span className={css.phrase}>{`${pageCount}ページ中`}</span>
        <span className={css.phrase}>{`${page}ページ目`}</span>
      </p>
      <ol className={css.list}>
        {slots.map((slot, index) => (
          // A gap has no page of its own: it is named by the one before it.
          <li key={slot === 'gap' ? `after-${slots[index - 1]}` : slot}>
            {slot === 'gap' ? (
              <span aria-hidden="true" className={css.gap}>
                …
              </span>
            ) : (
              renderLink(slot, {
                'aria-label': `${slot}ページ目`,
                children: slot,
                ...(slot === page && { 'aria-current': 'page' }),
              })
            )}
          </li>
        ))}
      </ol>
      {renderLink(Math.min(pageCount, page + 1), {
        ...step('次へ', page + 1, page >= pageCount),
        children: <>次へ{chevron(css.onward)}</>,
      })}
    </nav>
  );
};
