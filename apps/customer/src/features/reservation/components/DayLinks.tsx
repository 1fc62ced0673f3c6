import { formatDateShort, jstDate } from '@ferry/format/date';
import { Inline } from '@ferry/ui/Inline';
import { ButtonLink } from '../../../page/links.tsx';
import { onDay, type SearchConditions } from '../model/search-conditions.ts';

export type DayLinksProps = {
  conditions: SearchConditions;
  draftId: string | undefined;
  /** The server's time: days before it are not offered. */
  today: string;
};

/** To the day before and after. */
export function DayLinks({ conditions, draftId, today }: DayLinksProps) {
  const before = onDay(conditions, -1);
  const after = onDay(conditions, 1);
  return (
    <Inline as="nav" aria-label="日付" justify="between">
      {before.date >= jstDate(today) ? (
        <ButtonLink
          to="/reservation/select-schedule"
          search={{ ...before, draft: draftId }}
          tone="quiet"
          size="small"
        >
          前の日({formatDateShort(before.date)})
        </ButtonLink>
      ) : (
        <span />
      )}
      <ButtonLink
        to="/reservation/select-schedule"
        search={{ ...after, draft: draftId }}
        tone="quiet"
        size="small"
      >
        次の日({formatDateShort(after.date)})
      </ButtonLink>
    </Inline>
  );
}
