import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
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
  children: ReactNode;
};

/** Entry to one area of the product. The hue repeats what the title says, it never says it alone. */
export const MenuCard = ({ title, area, level = 2, icon, children }: MenuCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={css.root}>
      <Heading className={cx(css.title, css.area[area])}>
        {icon}
        {title}
      </Heading>
      <div className={css.body}>{children}</div>
    </section>
  );
};
