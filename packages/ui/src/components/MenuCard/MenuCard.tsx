import { Children, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { ElementProps } from '../../private/props.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './MenuCard.css.ts';

/** Props of {@link MenuCard}. */
export type MenuCardProps = {
  /** Text of the coloured bar; a heading. */
  title: string;
  /** Area of the product, which decides the hue: 予約, 照会, 提携きっぷ, 会員. */
  area: keyof typeof css.area;
  /** Heading level of the title; defaults to 2. */
  level?: 2 | 3;
  /** Icon before the title; decorative. */
  icon?: ReactNode;
  /** One {@link MenuCardLink} each with `isList`. */
  children: ReactNode;
  /** Links below each other, each as wide as the card. */
  isList?: boolean;
};

/** Props of {@link MenuCardLink}. */
export type MenuCardLinkProps = ElementProps<'a'> & {
  /** How many there are, with their counter: 「2件」; omitted while that is not known. */
  count?: string | undefined;
};

/** A row of a {@link MenuCard}, plain enough for a router's `createLink`. */
export const MenuCardLink = ({ children, count, ...props }: MenuCardLinkProps) => (
  <a {...props} className={css.link}>
    <span>{children}</span>
    {count && (
      <>
        {/* A space, so that the two are two words where they are read. */}{' '}
        <span className={css.count}>{count}</span>
      </>
    )}
    <span className={css.onward}>
      <ChevronIcon />
    </span>
  </a>
);

/** Entry to one area of the product. The hue repeats what the title says, it never says it alone. */
export const MenuCard = ({ title, area, level = 2, icon, children, isList }: MenuCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={css.root}>
      <Heading className={cx(css.title, css.area[area])}>
        {icon}
        <span>{title}</span>
      </Heading>
      {isList ? (
        // Safari drops the meaning of a list without marks unless its role is written out.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <ul role="list">
          {Children.map(children, (child) => child && <li className={css.row}>{child}</li>)}
        </ul>
      ) : (
        <div className={css.body}>{children}</div>
      )}
    </section>
  );
};
