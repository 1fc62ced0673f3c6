import { listRoutesOptions, type Party, type Reservation } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { partyText } from '@ferry/format/party-text';
import { Button } from '@ferry/ui/Button';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { Disclosure } from '@ferry/ui/Disclosure';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { PartyFields } from '../../../booking/shared/components/PartyFields.tsx';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { checkConditions } from '../../../booking/shared/model/search-conditions.ts';
import { searchFieldIds } from '../../../booking/shared/model/use-search-form.ts';
import { isExchange, type PartyChange, partyAfter } from '../model/leaving.ts';
import { useBeginParty } from '../model/use-begin-party.ts';
import { BeginFailure } from './BeginFailure.tsx';

const STAYING_ID = 'staying';

type PeopleFormProps = { flow: Flow; reservation: Reservation };

/** Which passengers stay and how many are added, what is wrong with that, and the change that begins with it. */
function usePeopleForm({ flow, reservation }: PeopleFormProps) {
  const { data: timetable } = useQuery(listRoutesOptions());
  const positions = reservation.passengers.map((_, position) => String(position));
  const [staying, setStaying] = useState(positions);
  const [added, setAdded] = useState<Partial<Party>>({});
  const begin = useBeginParty(flow, reservation);
  const change: PartyChange = {
    leaving: new Set(positions.filter((each) => !staying.includes(each)).map(Number)),
    added,
  };
  const left = timetable && {
    ...timetable,
    maxPartySize: timetable.maxPartySize - staying.length,
  };
  const form = useForm({
    check: () => problemsOf(reservation, change, timetable),
    send: async () => {
      await begin.begin(change).catch(() => undefined);
      return undefined;
    },
  });
  return { form, begin, change, staying, setStaying, added, setAdded, left };
}

/** Who still travels, and how many come in addition; the sailing with its difference is next. */
export function PeopleForm(props: PeopleFormProps) {
  const { reservation } = props;
  const { form, begin, change, staying, setStaying, added, setAdded, left } = usePeopleForm(props);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <CheckboxGroup
          id={STAYING_ID}
          label="乗る方"
          support="やめる方の印を外してください。"
          options={reservation.passengers.map((passenger, position) => ({
            value: String(position),
            label: `${fullName(passenger)} 様`,
            support: classWord(passenger.passengerClass),
          }))}
          value={staying}
          onChange={setStaying}
          error={form.errorOf(STAYING_ID)}
        />
        <Disclosure summary="人を増やす">
          <PartyFields
            party={added}
            timetable={left}
            error={form.errorOf(searchFieldIds.party)}
            onChange={(part) => setAdded((last) => ({ ...last, ...part }))}
          />
        </Disclosure>
        <Text role="status" isBold>
          {`変更後は${partyText(partyAfter(reservation, change))}`}
        </Text>
        <BeginFailure error={begin.error} reservation={reservation} />
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={begin.isPending}
          pendingLabel="準備しています"
        >
          この人数の差額を見る
        </Button>
      </Stack>
    </form>
  );
}

const classWord = (passengerClass: string): string =>
  passengerClasses.find(({ id }) => id === passengerClass)?.label ?? '';

function problemsOf(
  reservation: Reservation,
  change: PartyChange,
  timetable: Parameters<typeof checkConditions>[1],
) {
  const problem = (id: string, message: string) => [{ id, message }];
  const isSame =
    change.leaving.size === 0 && Object.values(change.added).every((count) => count === 0);
  if (isSame) {
    return problem(STAYING_ID, 'やめる方の印を外すか、増やす人数を選択してください。');
  }
  if (isExchange(reservation, change)) {
    return problem(
      STAYING_ID,
      '同じ区分の方が入れ替わるときは、前の画面の「お名前・割引・お手伝い」から変更してください。',
    );
  }
  const checked = checkConditions(partyAfter(reservation, change), timetable);
  const wrong = 'errors' in checked ? checked.errors.party : undefined;
  return wrong ? problem(STAYING_ID, wrong) : [];
}
