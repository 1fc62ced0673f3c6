import { Card } from '@ferry/ui/Card';
import { DateTime } from '@ferry/ui/DateTime';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { partyText } from '../../../../copy/passenger-classes.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { ExtrasText } from './ExtrasText.tsx';

export type ConditionsSummaryProps = {
  from: string;
  to: string;
  conditions: SearchConditions;
  draftId: string | undefined;
  /** Without the way to change them: the form stands on the same page. */
  isFixed?: boolean;
};

/** What was searched for, with the way back to change it. */
export const ConditionsSummary = ({
  from,
  to,
  conditions,
  draftId,
  isFixed = false,
}: ConditionsSummaryProps) => (
  <Card>
    <Inline justify="between">
      <Stack gap={1}>
        <Text isBold>
          {from} → {to}
        </Text>
        <Text isNumber>
          {isFixed && conditions.returnDate && '往路 '}
          <DateTime at={conditions.date} isYearShown />/{partyText(conditions)}
        </Text>
        {isFixed && conditions.returnDate && (
          <Text isNumber>
            復路 <DateTime at={conditions.returnDate} isYearShown />
          </Text>
        )}
        <ExtrasText conditions={conditions} />
      </Stack>
      {!isFixed && (
        <ButtonLink
          to="/reservation"
          search={{ ...conditions, draft: draftId }}
          tone="secondary"
          size="small"
          aria-label="検索の条件を変更する"
        >
          条件を変更する
        </ButtonLink>
      )}
    </Inline>
  </Card>
);
