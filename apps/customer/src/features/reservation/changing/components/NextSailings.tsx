import {
  type LegName,
  listRoutesOptions,
  type Reservation,
  searchSailingsOptions,
} from '@ferry/api/customer';
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
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { boardingPartyOf } from '../../../booking/shared/model/check-in.ts';
import { voyageOf } from '../../../booking/shared/model/voyage-of.ts';
import { fittingSailings, type NextSailing, nextSearches } from '../model/next-sailings.ts';
import type { TakeSailing } from '../model/use-take-sailing.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { WISHES_ID } from './WishTiles.tsx';

type NextSailingsProps = {
  reservation: Reservation;
  leg: LegName;
  /** One for both legs: one press is followed at a time. */
  taking: TakeSailing;
};

/** Days that are looked through at a time. */
const DAYS = 3;
/** As the routes have it while they are not known. */
const TRANSFER_MINUTES = 60;

/** The next sailings with room for all of a leg in its grade: one press holds the places. */
export function NextSailings({ reservation, leg, taking }: NextSailingsProps) {
  const [days, setDays] = useState(DAYS);
  const heading = useRef<HTMLHeadingElement>(null);
  const searches = nextSearches(reservation, leg);
  const shown = searches.slice(0, days);
  const queries = useQueries({
    queries: shown.map((query) => searchSailingsOptions({ query })),
  });
  const transferMinutes = useTransferMinutes(reservation);
  const lookFurther = () => {
    setDays(days + DAYS);
    // The last press takes its button away.
    if (days + DAYS >= searches.length) heading.current?.focus();
  };
  const isLoading = queries.some(({ isPending }) => isPending);
  const isUnknown = queries.some(({ isError }) => isError);
  const offers = queries.flatMap(({ data }) => data?.sailingOffers ?? []);
  const sailings = fittingSailings(reservation, leg, offers, transferMinutes);
  const word = reservation.return ? (leg === 'outbound' ? '往路の' : '復路の') : '';
  return (
    <section aria-labelledby={`next-${leg}`}>
      <Stack gap={4}>
        <Heading ref={heading} isFocusable level={2} size={3} id={`next-${leg}`}>
          {`${word}空いている便`}
        </Heading>
        <Text>
          {`全員が同じ等級で乗れる便です。${reservation.state === 'confirmed' ? '' : '運賃はこれからお支払いいただきますが、'}差額も手数料もありません。選ぶと、お席をお取り置きします。`}
        </Text>
        <Refused {...{ reservation, leg, taking }} />
        {sailings.map((next) => (
          <Row
            key={next.offer.sailing.id}
            {...{ reservation, leg, next }}
            isPending={
              taking.isPending && taking.taken?.next.offer.sailing.id === next.offer.sailing.id
            }
            onTake={() => taking.take({ leg, next })}
          />
        ))}
        <Text role="status">
          {isLoading
            ? '空席を確かめています。'
            : foundText(sailings.length, shown.length, isUnknown)}
        </Text>
        {days < searches.length && (
          <div>
            <Button tone="secondary" isPending={isLoading} onPress={lookFurther}>
              次の3日間も見る
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

/** Why the sailing of this leg was not taken. */
function Refused({ reservation, leg, taking: { error, taken } }: NextSailingsProps) {
  if (!error || taken?.leg !== leg) return null;
  return (
    <ChangeFailure
      title="お席を取り置けませんでした"
      error={error}
      reservation={reservation}
      otherwise={
        <Button tone="secondary" onPress={toWishes}>
          ほかの日や客室から選ぶ
        </Button>
      }
    />
  );
}

/** What the route of the return leg needs between the legs. */
function useTransferMinutes(reservation: Reservation): number {
  const { data } = useQuery({ ...listRoutesOptions(), enabled: reservation.return !== null });
  const route = data?.routes.find(({ id }) => id === reservation.return?.sailing.routeId);
  return route?.transferMinutes ?? TRANSFER_MINUTES;
}

/** To the form of every change, which finds the rest. */
function toWishes(): void {
  document.getElementById(WISHES_ID)?.focus();
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
