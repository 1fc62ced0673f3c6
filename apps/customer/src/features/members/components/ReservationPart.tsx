import { listReservationsOptions } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { EmptyState } from '@ferry/ui/EmptyState';
import { Skeleton, SkeletonRow } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { LateSeaPicture } from '../../../page/LateSeaPicture.tsx';
import { ButtonLink } from '../../../page/links.tsx';
import { MoreButton } from '../../../page/MoreButton.tsx';
import { OfflineReading } from '../../../page/OfflineReading.tsx';
import { ReservationsNotRead } from '../../../trips/ReservationsNotRead.tsx';
import { summaryAction } from '../../../trips/summary-action.ts';
import { type Period, periods } from '../model/periods.ts';
import { ReservationRow } from './ReservationRow.tsx';

type ReservationPartProps = {
  period: Period;
  /** Undefined for the first part. */
  cursor: string | undefined;
  /** Nothing follows it on the page yet. */
  isLast: boolean;
  onMore: (cursor: string) => void;
};

/** Up to twenty reservations. A part that was asked for takes focus to its first one. */
export function ReservationPart({ period, cursor, isLast, onMore }: ReservationPartProps) {
  const queryClient = useQueryClient();
  const query = { period, ...(cursor !== undefined && { cursor }) };
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...listReservationsOptions({ query }),
    // A part that follows was read for its place here a moment ago.
    refetchOnMount: cursor === undefined,
  });
  const first = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (cursor !== undefined && isThere) first.current?.focus();
  }, [cursor, isThere]);
  if (!data && error) {
    return <ReservationsNotRead error={error} onAgain={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Skeleton label="予約を読み込んでいます">
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    );
  }
  const { items, nextCursor } = data;
  const firstDue =
    cursor === undefined ? items.find((each) => summaryAction(each).isDue) : undefined;
  if (items.length === 0 && cursor === undefined) {
    return <NoReservations period={period} />;
  }
  return (
    <Stack gap={5}>
      {cursor === undefined && <OfflineReading at={dataUpdatedAt} />}
      {error && <NotReadAgain error={asApiError(error)} />}
      {items.map((each, index) => (
        <ReservationRow
          key={each.id}
          reservation={each}
          now={data.serverTime}
          isFirstDue={each === firstDue}
          headingRef={index === 0 ? first : undefined}
        />
      ))}
      {isLast && nextCursor !== null && (
        <MoreButton
          subject="予約"
          read={() =>
            queryClient.fetchQuery(
              listReservationsOptions({ query: { period, cursor: nextCursor } }),
            )
          }
          onRead={() => onMore(nextCursor)}
        />
      )}
    </Stack>
  );
}

/** What the member does next where a list has nothing yet. */
const NoReservations = ({ period }: { period: Period }) => (
  <EmptyState
    {...(period === 'upcoming' && { picture: <LateSeaPicture scene="calm" /> })}
    title={periods.find((each) => each.period === period)?.none ?? ''}
    action={
      period === 'partnerTickets' ? (
        <ButtonLink to="/partner-tickets" tone="action">
          きっぷを選ぶ
        </ButtonLink>
      ) : (
        <ButtonLink to="/reservation" tone="action">
          便を探す
        </ButtonLink>
      )
    }
  />
);

/** Beside what was read before, which stays. */
const NotReadAgain = ({ error }: { error: ApiError }) => (
  <Alert tone="warning" title="最新の予約を読み込めませんでした" announce="polite">
    {errorText(error)}
  </Alert>
);
