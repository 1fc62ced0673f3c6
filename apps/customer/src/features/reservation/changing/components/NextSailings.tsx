import { type LegName, type Reservation, searchSailingsOptions } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { AvailabilityMark } from '@ferry/ui/AvailabilityMark';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { VoyageLine } from '@ferry/ui/VoyageLine';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { boardingPartyOf } from '../../../booking/shared/model/check-in.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { voyageOf } from '../../../booking/shared/model/voyage-of.ts';
import { fittingSailings, type NextSailing, nextSearches } from '../model/next-sailings.ts';
import { useTakeSailing } from '../model/use-take-sailing.ts';
import { ChangeFailure } from './ChangeFailure.tsx';

type NextSailingsProps = { flow: Flow; reservation: Reservation; leg: LegName };

/** Days that are looked through at a time. */
const DAYS = 3;
/** Later sailings are found by the steps of every change. */
const MOST_DAYS = 15;

/** The next sailings with room for all of a leg in its grade: one press holds the places. */
export function NextSailings({ flow, reservation, leg }: NextSailingsProps) {
  const [days, setDays] = useState(DAYS);
  const queries = useQueries({
    queries: nextSearches(reservation, leg, days).map((query) => searchSailingsOptions({ query })),
  });
  const take = useTakeSailing(flow, reservation);
  const [takenId, setTakenId] = useState('');
  const isLoading = queries.some(({ isPending }) => isPending);
  const isUnknown = queries.some(({ isError }) => isError);
  const offers = queries.flatMap(({ data }) => data?.sailingOffers ?? []);
  const sailings = fittingSailings(reservation, leg, offers);
  const word = reservation.return ? (leg === 'outbound' ? '往路の' : '復路の') : '';
  return (
    <section aria-labelledby={`next-${leg}`}>
      <Stack gap={4}>
        <Heading level={2} size={3} id={`next-${leg}`}>
          {`${word}空いている便`}
        </Heading>
        <Text>
          {`全員が同じ等級で乗れる便です。${reservation.state === 'confirmed' ? '' : '運賃はこれからお支払いいただきますが、'}追加のお支払いも手数料もありません。選ぶと、お席をお取り置きします。`}
        </Text>
        {take.error && (
          <ChangeFailure
            title="お席を取り置けませんでした"
            error={take.error}
            reservation={reservation}
          />
        )}
        {sailings.map((next) => (
          <Row
            key={next.offer.sailing.id}
            {...{ reservation, leg, next }}
            isPending={take.isPending && takenId === next.offer.sailing.id}
            onTake={() => {
              setTakenId(next.offer.sailing.id);
              void take.run({ leg, next });
            }}
          />
        ))}
        <Text role="status">
          {isLoading ? '空席を確かめています。' : foundText(sailings.length, days, isUnknown)}
        </Text>
        {days < MOST_DAYS && (
          <div>
            <Button tone="secondary" isPending={isLoading} onPress={() => setDays(days + DAYS)}>
              次の3日間も見る
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

function foundText(found: number, days: number, isUnknown: boolean): string {
  if (isUnknown)
    return '空席を確かめられませんでした。もう一度開くか、お電話でお問い合わせください。';
  return found > 0
    ? `${days}日間で、${found}便に空席があります。`
    : `${days}日間に、全員分の空席がある便はありません。`;
}

type RowProps = {
  reservation: Reservation;
  leg: LegName;
  next: NextSailing;
  isPending: boolean;
  onTake: () => void;
};

function Row({ reservation, leg, next: { offer }, isPending, onTake }: RowProps) {
  const { sailing, availability } = offer;
  const id = `next-${sailing.id}`;
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={3} id={id}>
            {formatDateShort(sailing.date)}
          </Heading>
          <AvailabilityMark availability={availability} />
        </Inline>
        <VoyageLine
          {...voyageOf(sailing, boardingPartyOf(reservation, leg))}
          day={sailing.date}
          form="small"
        />
        <Button
          tone="action"
          isWide
          isPending={isPending}
          pendingLabel="お席を確保しています"
          onPress={onTake}
        >
          この便に乗る
          <VisuallyHidden>
            {`(${formatDateShort(sailing.date)} ${sailing.departureTime}発)`}
          </VisuallyHidden>
        </Button>
      </Stack>
    </Card>
  );
}
