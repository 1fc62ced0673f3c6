import { listCompanionsOptions, type Member } from '@ferry/api/external';
import { isOneName } from '@ferry/format/full-name';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passengersRemoved } from '../../copy/retention.ts';
import { Page } from '../../page/Page.tsx';
import { CompanionForm } from './components/CompanionForm.tsx';
import { Entries } from './components/Entries.tsx';
import { ProfileQuery } from './components/ProfileQuery.tsx';
import { companionName, companionSign, companionText } from './model/companion-text.ts';
import { useDeleteCompanion } from './model/use-save-companion.ts';

/** `/member?show=companions`: whom the member travels with. */
export function CompanionsPage({ member }: { member: Member }) {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(listCompanionsOptions());
  const remove = useDeleteCompanion();
  const { address } = member;
  // A name that is not divided is no family's.
  const { familyName = '', familyNameKana = '' } = isOneName(member) ? {} : member;
  return (
    <Page title="同行者">
      <Text>
        予約のとき、ひと押しで選べます。お子様の区分は、乗る日の年齢で自動的に変わります。
      </Text>
      {data ? (
        <Entries
          kind="companion"
          label="同行者"
          limit={data.limit}
          counter="名"
          entries={data.companions}
          toRow={(companion) => ({
            sign: companionSign(companion),
            title: companionName(companion),
            details: companionText(companion, now),
          })}
          renderForm={(companion, on) => (
            <CompanionForm
              companion={companion}
              own={{ familyName, familyNameKana, city: address?.city ?? '' }}
              {...on}
            />
          )}
          remove={remove}
        />
      ) : (
        <ProfileQuery label="同行者" error={error} onRetry={refetch} />
      )}
      <Text size="dense" tone="quiet">
        {`同行者の情報は会員情報だけに保存し、外すとすぐに削除します。予約に使った分は、${passengersRemoved}に削除します。`}
      </Text>
    </Page>
  );
}
