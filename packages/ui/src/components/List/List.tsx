import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './List.css.ts';

/** Props of {@link List}. */
export type ListProps = {
  /** `number` when the order matters; `plain` for cards and links. */
  kind?: keyof typeof css.kind;
  /** Name for assistive technology when no heading stands above the list. */
  label?: string;
  /** One item each. */
  children: ReactNode;
};

const isSingle = (child: ReactNode): boolean => isValidElement(child) && child.type !== Fragment;

/** Items below each other. Each child becomes an item. */
export const List = ({ kind = 'bullet', label, children }: ListProps) => {
  const Element = kind === 'number' ? 'ol' : 'ul';
  return (
    // Safari drops the meaning of a list without marks unless its role is written out.
    <Element
      role={kind === 'plain' ? 'list' : undefined}
      aria-label={label}
      className={cx(css.root, css.kind[kind])}
    >
      {Children.map(
        children,
        (child) =>
          child && (
            <li className={isSingle(child) ? css.single : css.item}>
              <Phrases>{child}</Phrases>
            </li>
          ),
      )}
    </Element>
  );
};
