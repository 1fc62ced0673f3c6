import { Card } from '@ferry/ui/Card';
import { DateTime } from '@ferry/ui/DateTime';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { partyText } from '../../../../copy/passenger-classes.ts';
import { FromTo, type NamedPort } from '../../../../page/FromTo.tsx';
import { ButtonLink } from '../../../../page/links.tsx';
import type { StepLink } from '../../shared/model/flow.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { ExtrasText } from './ExtrasText.tsx';

export type ConditionsSummaryProps = {
  from: NamedPort;
  to: NamedPort;
  conditions: SearchConditions;
  /** Where they are changed; nowhere: the form stands on the same page. */
  change?: StepLink;
};

/** What was searched for, with a link to change it. */
export const ConditionsSummary = ({ from, to, conditions, change }: ConditionsSummaryProps) => (
  <Card>
    <Inline justify="between">
      <Stack gap={1}>
        <Text isBold>
          <FromTo from={from} to={to} />
        </Text>
        <Text isNumber>
          {!change && conditions.returnDate && '往路 '}
          <DateTime at={conditions.date} isYearShown />、{partyText(conditions)}
        </Text>
        {!change && conditions.returnDate && (
          <Text isNumber>
            復路 <DateTime at={conditions.returnDate} isYearShown />
          </Text>
        )}
        <ExtrasText conditions={conditions} />
      </Stack>
      {change && (
        <ButtonLink {...change} tone="secondary" size="small" aria-label="検索の条件を変更する">
          条件を変更する
        </ButtonLink>
      )}
    </Inline>
  </Card>
);
