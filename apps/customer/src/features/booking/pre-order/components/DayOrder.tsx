import type { SailingSearchResult } from '@ferry/api/customer';
import { getCurrentMemberOptions, type Member } from '@ferry/api/external';
import { ageOn } from '@ferry/format/age';
import { isOneName } from '@ferry/format/full-name';
import { Spinner } from '@ferry/ui/Spinner';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { orderable } from '../model/order-answers.ts';
import { OrderForm } from './OrderForm.tsx';

type DayOrderProps = {
  result: SailingSearchResult;
  conditions: SearchConditions;
  sailingId: string;
  isMember: boolean;
  /** A visitor has a mail at this address. */
  onMailed: (email: string) => void;
};

/** The form of an order for the sailings of a day, whose first passenger is the member. */
export function DayOrder({ result, conditions, sailingId, isMember, onMailed }: DayOrderProps) {
  const navigate = useNavigate();
  const { data, isLoading } = useQuery({ ...getCurrentMemberOptions(), enabled: isMember });
  const offers = orderable(result.sailingOffers);
  const [first] = offers;
  if (!first?.preOrderUntil) return null;
  if (isLoading) return <Spinner label="会員情報を読み込んでいます" />;
  return (
    <OrderForm
      {...{ offers, conditions, sailingId }}
      salesOpenAt={first.salesOpenAt}
      closesAt={first.preOrderUntil}
      member={isMember ? namesOf(data, result.date) : undefined}
      onDone={(email) =>
        email === undefined
          ? navigate({ to: '/reservations', search: { show: 'waitlist' } })
          : onMailed(email)
      }
    />
  );
}

function namesOf(member: Member | undefined, day: string) {
  if (!member) return {};
  const { familyName, givenName, familyNameKana, givenNameKana, birthDate } = member;
  const age = birthDate ? `${ageOn(birthDate, day)}` : '';
  const names = { familyName, givenName, familyNameKana, givenNameKana };
  return { ...names, hasOneName: isOneName(member), age };
}
