import type { LegName } from '@ferry/api/customer';
import { formatDate } from '@ferry/format/date';
import { EmptyState } from '@ferry/ui/EmptyState';
import { Inline } from '@ferry/ui/Inline';
import { Fragment } from 'react';
import type { ToDay } from './SailingNextStep.tsx';

type NoSailingsProps = {
  leg: LegName;
  /** Days near the requested one on which there are sailings. */
  dates: readonly string[];
  toDay: ToDay;
};

/** A day without sailings: says when there are some. The return leg has the ports of the other one. */
export function NoSailings({ leg, dates, toDay }: NoSailingsProps) {
  const links = dates.flatMap((date) => {
    const link = toDay(date, formatDate(date), 'button');
    return link ? [<Fragment key={date}>{link}</Fragment>] : [];
  });
  return (
    <EmptyState title="この日は運航がありません" action={<Inline>{links}</Inline>}>
      {links.length > 0
        ? '近い運航日をお選びください。'
        : `別の日付${leg === 'return' ? '' : 'または区間'}で検索してください。`}
    </EmptyState>
  );
}
