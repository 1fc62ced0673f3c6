import { listReservationsOptions } from '@ferry/api/customer';
import type { Member } from '@ferry/api/external';
import { formatDate } from '@ferry/format/date';
import { MemberBand, MemberBandLink } from '@ferry/ui/MemberBand';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { FromTo } from '../../../page/FromTo.tsx';

const NextLink = createLink(MemberBandLink);

export type WhoseBandProps = {
  member: Member;
  /** The page itself shows the next crossing. */
  isNextShown: boolean;
};

/** Whose pages these are, with the way to the next crossing. */
export function WhoseBand({ member, isNextShown }: WhoseBandProps) {
  const query = { ...listReservationsOptions({ query: { period: 'upcoming' } }), retry: false };
  const next = useQuery({ ...query, enabled: !isNextShown }).data?.items[0];
  const name = [member.familyName, member.givenName].filter(Boolean).join(' ');
  return (
    <MemberBand
      name={`${name || '会員'} 様`}
      number={member.customerNumber}
      next={
        next &&
        !isNextShown && (
          <NextLink to="/reservation-detail/$id" params={{ id: next.id }}>
            次のご乗船 {formatDate(next.outbound.date)} {next.outbound.departureTime}{' '}
            <FromTo from={next.outbound.fromPort} to={next.outbound.toPort} />
          </NextLink>
        )
      }
    />
  );
}
