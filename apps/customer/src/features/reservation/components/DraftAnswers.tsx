import type { Draft } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { partyText } from '../../../copy/passenger-classes.ts';
import { Link } from '../../../page/links.tsx';
import { passengerTitle } from '../model/customer-fields.ts';
import { fareLines } from '../model/fare-lines.ts';
import { scheduleSearch } from '../model/schedule-search.ts';
import { LegText } from './LegText.tsx';
import { Part } from './Part.tsx';
import { PassengerText } from './PassengerText.tsx';
import { RepresentativeText } from './RepresentativeText.tsx';

/** Everything that was answered, each part with the way to change it. */
export const DraftAnswers = ({ draft }: { draft: Draft }) => (
  <Stack gap={6}>
    {!['available', 'few'].includes(draft.outbound.availability) && !draft.reservationId && (
      <Alert tone="warning">
        この便は現在ご予約いただけません。便を選び直してください。入力内容は残ります。
      </Alert>
    )}
    <Part id="answers-trip" title="便と人数">
      <TripAnswers draft={draft} />
    </Part>
    <Part id="answers-customers" title="お客様情報">
      <CustomerAnswers draft={draft} />
    </Part>
    <Part id="answers-fare" title="運賃">
      <FareBreakdown {...fareLines(draft.quote)} isCaptionHidden />
    </Part>
  </Stack>
);

function TripAnswers({ draft }: { draft: Draft }) {
  const change = (what: string) => (
    <Link
      to="/reservation/select-schedule"
      search={scheduleSearch(draft)}
      aria-label={`${what}を変更する`}
    >
      変更する
    </Link>
  );
  return (
    <DescriptionList
      rows={[
        { term: '便', value: <LegText leg={draft.outbound} />, action: change('便') },
        { term: '人数', value: partyText(draft.outbound.choice.party), action: change('人数') },
      ]}
    />
  );
}

function CustomerAnswers({ draft: { id, customers } }: { draft: Draft }) {
  const { representative, passengers } = customers;
  const change = (what: string) => (
    <Link to="/reservation/customer-input" search={{ draft: id }} aria-label={`${what}を変更する`}>
      変更する
    </Link>
  );
  return (
    <DescriptionList
      rows={[
        {
          term: '代表者',
          value: <RepresentativeText representative={representative} />,
          action: change('代表者'),
        },
        ...passengers.map((passenger, index) => ({
          term: passengerTitle(customers, index),
          value: <PassengerText passenger={passenger} />,
          action: change(passengerTitle(customers, index)),
        })),
      ]}
    />
  );
}
