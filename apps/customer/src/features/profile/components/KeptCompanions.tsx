import { listReservationsOptions, listRoutesOptions } from '@ferry/api/customer';
import { listCompanionsOptions } from '@ferry/api/external';
import { formatDateShort, jstDate } from '@ferry/format/date';
import { NameTable } from '@ferry/ui/NameTable';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardingDay } from '../../../copy/passenger-classes.ts';
import { Link } from '../../../page/links.tsx';
import { nextCrossing } from '../../../trips/next-crossing.ts';
import { companionName, companionOn } from '../model/companion-text.ts';
import { KeptPart } from './KeptPart.tsx';
import { ProfileQuery } from './ProfileQuery.tsx';

const TITLE = '一緒に乗る方';

/** The day of the next crossing with the ages of its route; of today where nothing is booked. */
function useBoarding(): BoardingDay & { isToday: boolean } {
  const [now] = useState(() => new Date().toISOString());
  const { data: timetable } = useQuery(listRoutesOptions());
  // As the card of the next crossing reads it.
  const { data } = useQuery({
    ...listReservationsOptions({ query: { period: 'upcoming' } }),
    gcTime: 0,
    retry: false,
  });
  const next = nextCrossing(data?.items)?.sailing;
  const routes = timetable?.routes ?? [];
  const route = routes.find(({ id }) => id === next?.routeId) ?? routes[0];
  return { day: next?.date ?? jstDate(now), ages: route?.passengerAges, isToday: !next };
}

/** The section lists the member's companions with the class of each on the next crossing. */
export function KeptCompanions() {
  const { isToday, ...boarding } = useBoarding();
  const { data, error, refetch } = useQuery(listCompanionsOptions());
  return (
    <KeptPart
      title={TITLE}
      link={
        <Link to="/member" search={{ show: 'companions' }}>
          追加・変更<VisuallyHidden>(同行者)</VisuallyHidden>
        </Link>
      }
    >
      {!data && <ProfileQuery label={TITLE} error={error} onRetry={refetch} />}
      {data?.companions.length === 0 && <Text>登録すると、予約のとき、ひと押しで選べます。</Text>}
      {data && data.companions.length > 0 && (
        <NameTable
          label={TITLE}
          headers={['お名前', isToday ? '本日の区分' : `${formatDateShort(boarding.day)}の区分`]}
          rows={data.companions.map((companion) => ({
            id: companion.id,
            name: companionName(companion),
            text: companionOn(companion, boarding),
            action: (
              <Link to="/member" search={{ show: 'companions' }} state={{ entry: companion.id }}>
                直す<VisuallyHidden>{` (${companionName(companion)})`}</VisuallyHidden>
              </Link>
            ),
          }))}
        />
      )}
    </KeptPart>
  );
}
