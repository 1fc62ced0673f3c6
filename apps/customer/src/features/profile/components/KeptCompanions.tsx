import { listCompanionsOptions } from '@ferry/api/external';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../page/links.tsx';
import { companionName, companionSign, companionText } from '../model/companion-text.ts';
import { KeptPart } from './KeptPart.tsx';
import { ProfileQuery } from './ProfileQuery.tsx';

const TITLE = '一緒に乗る方';

/** The section lists the member's companions. */
export function KeptCompanions() {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(listCompanionsOptions());
  return (
    <KeptPart
      title={TITLE}
      link={
        <Link to="/member" search={{ show: 'companions' }}>
          同行者の追加・変更
        </Link>
      }
    >
      {!data && <ProfileQuery label={TITLE} error={error} onRetry={refetch} />}
      {data?.companions.length === 0 && <Text>登録すると、予約のとき、ひと押しで選べます。</Text>}
      {data && data.companions.length > 0 && (
        <EntryList label={TITLE}>
          {data.companions.map((companion) => (
            <EntryRow
              key={companion.id}
              sign={companionSign(companion)}
              title={companionName(companion)}
              details={companionText(companion, now)}
              actions={null}
            />
          ))}
        </EntryList>
      )}
    </KeptPart>
  );
}
