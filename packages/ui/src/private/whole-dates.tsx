import type { ReactNode } from 'react';
import * as css from './whole-dates.css.ts';

const dates = /(\d{1,2}月\d{1,2}日\([日月火水木金土]\))/;

/** Plain text whose dates keep their weekday on the same line; everything else as it is. */
export const wholeDates = (children: ReactNode): ReactNode =>
  typeof children === 'string' && dates.test(children)
    ? children.split(dates).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
          <span key={index} className={css.date}>
            {part}
          </span>
        ),
      )
    : children;
