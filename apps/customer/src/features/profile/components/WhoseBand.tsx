import { listReservationsOptions } from '@ferry/api/customer';
import type { Member } from '@ferry/api/external';
import { formatDate } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { MemberBand, MemberBandLink } from '@ferry/ui/MemberBand';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { FromTo } from '../../../trips/FromTo.tsx';
import { nextCrossing } from '../../../trips/next-crossing.ts';

const NextLink = createLink(MemberBandLink);

type WhoseBandProps = { member: Member };

/** Whose pages these are, with the way to the next crossing. */
export function WhoseBand({ member }: WhoseBandProps) {
  const { data } = useQuery({
    ...listReservationsOptions({ query: { period: 'upcoming' } }),
    retry: false,
  });
  const next = nextCrossing(data?.items);
  const name = fullName(member);
  return (
    <MemberBand
      name={`${name || '会員'} 様`}
      number={member.customerNumber}
      next={
        next && (
          <NextLink to="/reservation-detail/$id" params={{ id: next.reservation.id }}>
            <span>{`次のご乗船 ${formatDate(next.sailing.date)} ${next.sailing.departureTime}`}</span>{' '}
            <FromTo from={next.sailing.fromPort} to={next.sailing.toPort} />
          </NextLink>
        )
      }
    />
  );
}
