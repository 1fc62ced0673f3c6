import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './Breadcrumb.css.ts';

/** Props of {@link Breadcrumb}. */
export type BreadcrumbProps = {
  /** {@link BreadcrumbLink}s, one each, from home down to the page above this one. */
  children: ReactNode;
  /** Name of this page, as its heading has it. */
  current: string;
  /** Name of the landmark; defaults to 「現在の位置」. */
  label?: string;
};

/** A link of the breadcrumb, plain enough for a router's `createLink`. */
export const BreadcrumbLink = (props: ElementProps<'a'>) => <a {...props} className={css.link} />;

/** Where this page stands. It wraps on a phone and leaves nothing out. */
export const Breadcrumb = ({ children, current, label = '現在の位置' }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={css.list}>
      {Children.map(
        children,
        (child) =>
          child && (
            <li className={css.item}>
              {child}
              <span className={css.separator}>
                <ChevronIcon />
              </span>
            </li>
          ),
      )}
      <li className={css.item}>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
);
