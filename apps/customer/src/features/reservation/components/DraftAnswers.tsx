import type { Draft } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { partyText } from '../../../copy/passenger-classes.ts';
import { Link } from '../../../page/links.tsx';
import { passengerTitle } from '../model/customer-fields.ts';
import { fareLines } from '../model/fare-lines.ts';
import { scheduleSearch } from '../model/schedule-search.ts';
import { LegText } from './LegText.tsx';
import { PassengerText } from './PassengerText.tsx';

/** Everything that was answered, each part with the way to change it. */
export function DraftAnswers({ draft }: { draft: Draft }) {
  const { customers, outbound, party, quote } = draft;
  const { representative, passengers } = customers;
  const changeTrip = (what: string) => (
    <Link
      to="/reservation/select-schedule"
      search={scheduleSearch(draft)}
      aria-label={`${what}を変更する`}
    >
      変更する
    </Link>
  );
  const changeInput = (what: string, hash: string) => (
    <Link
      to="/reservation/customer-input"
      search={{ draft: draft.id }}
      hash={hash}
      aria-label={`${what}を変更する`}
    >
      変更する
    </Link>
  );

  return (
    <Stack gap={6}>
      {outbound.availability !== 'available' && outbound.availability !== 'few' && (
        <Alert tone="warning">
          この便は現在ご予約いただけません。便を選び直してください。入力内容は残ります。
        </Alert>
      )}
      <Card as="section" aria-labelledby="answers-trip">
        <Heading level={2} size={3} id="answers-trip">
          便と人数
        </Heading>
        <DescriptionList
          rows={[
            { term: '便', value: <LegText leg={outbound} />, action: changeTrip('便') },
            { term: '人数', value: partyText(party), action: changeTrip('人数') },
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="answers-customers">
        <Heading level={2} size={3} id="answers-customers">
          お客様情報
        </Heading>
        <DescriptionList
          rows={[
            {
              term: '代表者',
              value: (
                <>
                  {representative.familyName} {representative.givenName}(
                  {representative.familyNameKana} {representative.givenNameKana})
                  <br />
                  {representative.phone}
                  <br />
                  {representative.email}
                </>
              ),
              action: changeInput('代表者', 'representative-familyName'),
            },
            ...passengers.map((passenger, index) => ({
              term: passengerTitle(customers, index),
              value: <PassengerText passenger={passenger} />,
              action: changeInput(passengerTitle(customers, index), `passengers-${index}-age`),
            })),
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="answers-fare">
        <Heading level={2} size={3} id="answers-fare">
          運賃
        </Heading>
        <FareBreakdown {...fareLines(quote)} />
      </Card>
    </Stack>
  );
}
