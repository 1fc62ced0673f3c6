import { DateTime } from '@ferry/ui/DateTime';
import { EmptyState } from '@ferry/ui/EmptyState';
import { Inline } from '@ferry/ui/Inline';
import { ButtonLink } from '../../../page/links.tsx';
import type { SearchConditions } from '../model/search-conditions.ts';

export type NoSailingsProps = {
  conditions: SearchConditions;
  draftId: string | undefined;
  /** Days near the wanted one on which there are sailings. */
  dates: readonly string[];
};

/** A day without sailings: says when there are some. */
export const NoSailings = ({ conditions, draftId, dates }: NoSailingsProps) => (
  <EmptyState
    title="この日は運航がありません"
    action={
      <Inline>
        {dates.map((date) => (
          <ButtonLink
            key={date}
            to="/reservation/select-schedule"
            search={{ ...conditions, date, draft: draftId }}
            tone="secondary"
          >
            <DateTime date={date} isYearShown />
          </ButtonLink>
        ))}
      </Inline>
    }
  >
    {dates.length > 0 ? '近い運航日をお選びください。' : '別の日付または区間で検索してください。'}
  </EmptyState>
);
