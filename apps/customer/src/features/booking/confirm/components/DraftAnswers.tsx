import { listDraftPaymentMethodsOptions, type TicketOfTrip } from '@ferry/api/customer';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../../page/links.tsx';
import { Lines } from '../../shared/components/LegDetails.tsx';
import { Part } from '../../shared/components/Part.tsx';
import { PassengerText } from '../../shared/components/PassengerText.tsx';
import { RepresentativeText } from '../../shared/components/RepresentativeText.tsx';
import { answerIds, passengerTitle } from '../../shared/model/customer-fields.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { chosenText } from '../../shared/model/payment-texts.ts';
import { includeLines, partnersOf, sellerOf, validText } from '../../shared/model/ticket-lines.ts';
import { type AnswersProps, change, TripAnswers } from './TripAnswers.tsx';

/** Everything that was answered, each part with the way to change it. */
export const DraftAnswers = ({ flow, draft }: AnswersProps) => (
  <Stack gap={6}>
    <Part id="answers-trip" title="便と人数">
      <TripAnswers {...{ flow, draft }} />
    </Part>
    <Part id="answers-customers" title="お客様情報">
      <CustomerAnswers {...{ flow, draft }} />
    </Part>
    {draft.partnerTicket && (
      <Part id="answers-ticket" title="提携きっぷ">
        <TicketAnswers {...{ flow, draft }} ticket={draft.partnerTicket} />
      </Part>
    )}
    <PaymentAnswer flow={flow} draftId={draft.id} />
  </Stack>
);

/** The ticket, its slots, and whom the passengers are named to. */
function TicketAnswers({ flow, draft, ticket }: AnswersProps & { ticket: TicketOfTrip }) {
  const rows = [
    { term: 'きっぷ', value: ticket.name },
    { term: '含まれるもの', value: <Lines lines={includeLines(ticket)} /> },
    { term: '使える日', value: validText(ticket) },
    {
      term: '氏名と利用日',
      value: `${partnersOf(ticket)}へ提供します。`,
      action: change(flow, draft, answerIds.ticket, '提携きっぷ'),
    },
    { term: '販売', value: sellerOf(ticket) },
  ];
  return <DescriptionList rows={rows} />;
}

/** How it will be paid, once that is known. */
function PaymentAnswer({ flow, draftId }: { flow: Flow; draftId: string }) {
  const { data } = useQuery(listDraftPaymentMethodsOptions({ path: { draftId } }));
  if (!data?.chosen) return null;
  return (
    <Part id="answers-payment" title="お支払い">
      <DescriptionList
        rows={[
          {
            term: '方法',
            value: chosenText(data.chosen),
            action: (
              <Link {...flow.links.paymentInput(draftId)} aria-label="お支払い方法を変更する">
                変更する
              </Link>
            ),
          },
        ]}
      />
    </Part>
  );
}

function CustomerAnswers({ flow, draft }: AnswersProps) {
  const { customers, quote, return: returnLeg } = draft;
  const { representative, passengers } = customers;
  return (
    <DescriptionList
      rows={[
        {
          term: '代表者',
          value: <RepresentativeText representative={representative} />,
          action: change(flow, draft, answerIds.representative, '代表者'),
        },
        ...passengers.map((passenger, index) => ({
          term: passengerTitle(customers, index),
          value: (
            <PassengerText passenger={passenger} quote={quote} hasReturn={returnLeg !== null} />
          ),
          action: change(flow, draft, answerIds.passenger(index), passengerTitle(customers, index)),
        })),
      ]}
    />
  );
}
