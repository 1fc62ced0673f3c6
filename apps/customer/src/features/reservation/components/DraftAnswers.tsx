import type { Draft } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { Link } from '../../../page/links.tsx';
import { passengerTitle } from '../model/customer-fields.ts';
import { fareLines } from '../model/fare-lines.ts';
import { outboundSearch } from '../model/return-conditions.ts';
import { AppliedDiscounts } from './AppliedDiscounts.tsx';
import { CancellationTerms } from './CancellationTerms.tsx';
import { DraftLegFacts } from './LegFacts.tsx';
import { Part } from './Part.tsx';
import { PassengerText } from './PassengerText.tsx';
import { RepresentativeText } from './RepresentativeText.tsx';

/** Everything that was answered, each part with the way to change it. */
export const DraftAnswers = ({ draft }: { draft: Draft }) => (
  <Stack gap={6}>
    {!draft.reservationId && <UnavailableLegs draft={draft} />}
    <Part id="answers-trip" title="便と人数">
      <TripAnswers draft={draft} />
    </Part>
    <Part id="answers-customers" title="お客様情報">
      <CustomerAnswers draft={draft} />
    </Part>
    <Part id="answers-fare" title="運賃">
      <FareBreakdown {...fareLines(draft.quote)} isCaptionHidden />
      <AppliedDiscounts quote={draft.quote} />
    </Part>
    <Part id="answers-cancellation" title="取消の手数料">
      <CancellationTerms {...draft} />
    </Part>
  </Stack>
);

/** Legs that can no longer be had. */
const UnavailableLegs = ({ draft }: { draft: Draft }) =>
  [draft.outbound, draft.return].map(
    (leg, index) =>
      leg &&
      !['available', 'few'].includes(leg.availability) && (
        <Alert key={leg.choice.sailingId} tone="warning">
          {draft.return ? ['往路', '復路'][index] : 'この'}
          便は現在ご予約いただけません。便を選び直してください。入力内容は残ります。
        </Alert>
      ),
  );

function TripAnswers({ draft }: { draft: Draft }) {
  const { id, outbound, return: back, customers } = draft;
  return (
    <DescriptionList
      rows={[
        {
          term: back ? '往路' : '便',
          value: <DraftLegFacts leg={outbound} vehicles={customers.outboundVehicles} />,
          action: (
            <Link
              to="/reservation/select-schedule"
              search={outboundSearch(draft)}
              aria-label={`${back ? '往路の便' : '便'}を変更する`}
            >
              変更する
            </Link>
          ),
        },
        ...(back
          ? [
              {
                term: '復路',
                value: <DraftLegFacts leg={back} vehicles={customers.returnVehicles} />,
                action: (
                  <Link
                    to="/reservation/select-schedule-return"
                    search={{ draft: id }}
                    aria-label="復路の便を変更する"
                  >
                    変更する
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function CustomerAnswers({ draft }: { draft: Draft }) {
  const { id, customers, quote, return: back } = draft;
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
          value: <PassengerText passenger={passenger} quote={quote} hasReturn={back !== null} />,
          action: change(passengerTitle(customers, index)),
        })),
      ]}
    />
  );
}
