import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { SailingNews } from '@ferry/ui/SailingNews';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { newsTexts } from '../../../copy/service-texts.ts';
import { standByNews } from '../../../copy/stand-by-texts.ts';
import { hasPlace } from '../../../trips/needs-payment.ts';
import { type LegNews, legNews, sailingToday } from '../../booking/completion/model/leg-news.ts';
import { endedLegs } from '../model/ended-legs.ts';
import { hasStandBy } from '../model/is-to-come.ts';
import { ChooseNow } from './ChooseNow.tsx';

/** How the sailings of a reservation run: what has changed, and on the day that all is as planned. */
export function ServiceNews({ reservation }: { reservation: Reservation }) {
  const all = legNews(reservation);
  const open = endedLegs(reservation);
  const last = open.at(-1)?.name;
  return (
    <>
      {all.map((news) => (
        <SailingNews
          key={news.name}
          tone={news.tone}
          mark={news.mark}
          sailing={news.sailing}
          title={news.title}
          ways={news.name === last && <ChooseNow reservation={reservation} ended={open} />}
        >
          <Stack gap={1}>
            {news.message && <Text>{news.message}</Text>}
            <Text>{consequence(news, reservation)}</Text>
          </Stack>
        </SailingNews>
      ))}
      {sailingToday(reservation).map((sailing) => (
        <Alert key={sailing} tone="success" title={`${sailing}の便は、予定どおり運航します`}>
          {formatDateTime(reservation.serverTime)} 現在
        </Alert>
      ))}
    </>
  );
}

/** What follows for the customer. */
function consequence({ name, leg }: LegNews, reservation: Reservation): string {
  const { service } = leg;
  const leaving = leavingText(reservation);
  const mayMove = service.choiceUntil && !hasStandBy(reservation);
  const free = mayMove ? newsTexts.free(`変更${leaving && `と${leaving}`}`) : '';
  switch (service.state) {
    case 'cancelled':
      return `${newsTexts.sorry}${free || (leaving && newsTexts.free(leaving))}`;
    case 'standBy':
      return standByNews(leg);
    case 'delayed':
      return `${newsTexts.cutOffStays}${name === 'outbound' ? connectionText(reservation) : ''}${free}`;
    default:
      return `${newsTexts.alsoByPhone}${free}`;
  }
}

/** How its customer leaves it without a fee; empty where the used part of a ticket is deducted. */
function leavingText({ state, partnerTicket }: Reservation): string {
  if (partnerTicket?.isBegun) return '';
  return state === 'confirmed' ? '払い戻し' : '取り消し';
}

/** Whether the return leg can still be reached; empty where it can, or does not sail. */
function connectionText({ outbound, return: returnLeg }: Reservation): string {
  if (!returnLeg || !hasPlace(returnLeg)) return '';
  const arrival = outbound.service.arrivalAt ?? outbound.sailing.arrivalAt;
  const departure = returnLeg.service.departureAt ?? returnLeg.sailing.departureAt;
  return Date.parse(arrival) < Date.parse(departure) ? '' : newsTexts.returnMissed;
}
