import type { LegName, LegService, ReservationSummary } from '@ferry/api/customer';
import { formatDate, formatDateTime } from '@ferry/format/date';
import { deadlineTerm } from '@ferry/format/next-deadline';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { Ref } from 'react';
import { legServiceWords } from '../copy/leg-services.ts';
import { stateText } from '../copy/reservation-states.ts';
import { ButtonLink } from '../page/links.tsx';
import { FromTo } from './FromTo.tsx';
import { summaryAction } from './summary-action.ts';
import { WhichReservation } from './WhichReservation.tsx';

type ReservationCardProps = {
  reservation: ReservationSummary;
  /** The leg that its heading names; defaults to the outbound one. */
  leg?: LegName;
  /** Level of its heading; defaults to 2. */
  level?: 2 | 3;
  /** The heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** A reservation among others: when, from where to where, what its state is and what is due until when. */
export function ReservationCard(props: ReservationCardProps) {
  const { reservation, leg = 'outbound', level = 2, headingRef } = props;
  const { outbound, return: returnSailing, reservationNumber } = reservation;
  const named = reservation[leg] ?? outbound;
  const { label, isDue } = summaryAction(reservation);
  return (
    <Card as="article" padding="roomy">
      <Stack gap={4}>
        <Heading level={level} size={3} ref={headingRef} isFocusable>
          {formatDate(named.date)} <FromTo from={named.fromPort} to={named.toPort} />
          {returnSailing && '(往復)'}
        </Heading>
        <DescriptionList rows={rowsOf(reservation)} />
        <div>
          <ButtonLink
            to="/reservation-detail/$id"
            params={{ id: reservation.id }}
            tone={isDue ? 'action' : 'secondary'}
          >
            {label}
            <WhichReservation number={reservationNumber} />
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

function rowsOf(reservation: ReservationSummary) {
  const { outbound, return: returnSailing, passengers, vehicles, nextDeadline } = reservation;
  const { partnerTicket } = reservation;
  const party = [passengers > 0 && `${passengers}名`, vehicles > 0 && `車両${vehicles}台`];
  const times = ({ departureTime, arrivalTime }: typeof outbound) =>
    `${departureTime}発 ${arrivalTime}着`;
  return [
    ...serviceRows(reservation),
    { term: '状況', value: stateText(reservation.state).label },
    ...(nextDeadline
      ? [
          {
            term: deadlineTerm(nextDeadline, returnSailing !== null),
            value: formatDateTime(nextDeadline.at),
          },
        ]
      : []),
    ...(partnerTicket ? [{ term: '提携きっぷ', value: partnerTicket.name }] : []),
    { term: '往路', value: times(outbound) },
    ...(returnSailing
      ? [{ term: '復路', value: `${formatDate(returnSailing.date)} ${times(returnSailing)}` }]
      : []),
    ...(party.some(Boolean)
      ? [{ term: vehicles > 0 ? '人数・車両' : '人数', value: party.filter(Boolean).join('、') }]
      : []),
    { term: '合計', value: formatYen(reservation.totalYen) },
    { term: '予約番号', value: groupsOfFour(reservation.reservationNumber) },
  ];
}

/** What does not run as planned, before all else. */
function serviceRows(reservation: ReservationSummary) {
  const { outbound, return: returnSailing, outboundService, returnService } = reservation;
  const services = [
    { term: returnSailing ? '往路の運航' : '運航', service: outboundService, sailing: outbound },
    ...(returnService && returnSailing
      ? [{ term: '復路の運航', service: returnService, sailing: returnSailing }]
      : []),
  ];
  return services.flatMap(({ term, service, sailing }) => {
    if (service.state === 'normal') return [];
    return { term, value: <ServiceText service={service} bookedAt={sailing.departureAt} /> };
  });
}

function ServiceText({ service, bookedAt }: { service: LegService; bookedAt: string }) {
  const { title, tone } = legServiceWords(service);
  return (
    <Text as="span" tone={tone} isBold>
      {title(service, bookedAt)}
    </Text>
  );
}
