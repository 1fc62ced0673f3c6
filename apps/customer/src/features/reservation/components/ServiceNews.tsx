import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Alert } from '@ferry/ui/Alert';
import { Grid } from '@ferry/ui/Grid';
import { Heading } from '@ferry/ui/Heading';
import { Link } from '@ferry/ui/Link';
import { SailingNews } from '@ferry/ui/SailingNews';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { operator } from '../../../copy/operator.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { type LegNews, legNews, sailingToday } from '../../booking/completion/model/leg-news.ts';

/** How the sailings of a reservation run: what has changed, and on the day that all is as planned. */
export function ServiceNews({ reservation }: { reservation: Reservation }) {
  const all = legNews(reservation);
  const open = all.filter(isToChoose);
  return (
    <>
      {all.map((news) => (
        <SailingNews
          key={news.name}
          tone={news.tone}
          mark={news.mark}
          sailing={news.sailing}
          title={news.title}
          ways={
            news === open.at(-1) && (
              <Ways
                reservation={reservation}
                mayChange={open.some(({ leg }) => leg.service.choiceUntil !== null)}
                refund={refundText(reservation, open)}
              />
            )
          }
        >
          <Stack gap={1}>
            {news.message && <Text>{news.message}</Text>}
            <Text>{consequence(news)}</Text>
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

/** After its days another sailing is asked for by phone; its money still comes back. */
const isToChoose = ({ leg: { service } }: LegNews) =>
  service.state === 'cancelled' || service.choiceUntil !== null;

/** What follows for the customer. */
function consequence({ leg: { service } }: LegNews): string {
  switch (service.state) {
    case 'cancelled':
      return `ご予定のところ申し訳ございません。${choiceText(service)}`;
    case 'delayed':
      return `乗船手続き締切は変わりません。${choiceText(service)}`;
    default:
      return `お電話(${operator.phone.number})でもご案内しています。${choiceText(service)}`;
  }
}

/** 「別の便への変更は8月9日(月) 8:30まで、…」 */
const choiceText = ({ choiceUntil, state }: LegNews['leg']['service']): string => {
  if (!choiceUntil) return state === 'cancelled' ? '払い戻しに手数料はかかりません。' : '';
  return `変更と払い戻しに手数料はかかりません。変更は${formatDateTimeShort(choiceUntil)}まで承ります。`;
};

const STILL_OPEN =
  'この予約のまま、空いている便を選び直せます。お選びになるまで、ご予約はそのまま残ります。';

type WaysProps = {
  reservation: Reservation;
  /** Another sailing can still be chosen on this site. */
  mayChange: boolean;
  /** What is paid back. */
  refund: string;
};

/** The choices of a customer whose sailing does not sail: both are made on this site. */
const Ways = ({ reservation: { id, change }, mayChange, refund }: WaysProps) => (
  <Stack gap={5}>
    <Grid columns={{ sm: 2 }} gap={6}>
      <Stack gap={2}>
        <Heading level={3}>別の便に乗る</Heading>
        <Text>
          {change ? '変更の手続き中です。' : mayChange ? STILL_OPEN : 'お電話で承ります。'}
        </Text>
        {!change && mayChange && (
          <div>
            <ButtonLink to="/reservation/$id" params={{ id }} tone="primary">
              別の便に変更する
            </ButtonLink>
          </div>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={3}>旅行をやめる</Heading>
        <Text>{refund}</Text>
        <div>
          <ButtonLink to="/reservation-detail/$id/confirm" params={{ id }} tone="secondary">
            手数料なしで取り消す
          </ButtonLink>
        </div>
      </Stack>
    </Grid>
    <Text size="dense">
      お電話でも承ります(受付時間 {operator.phone.hours})。
      <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
    </Text>
  </Stack>
);

/** Where no leg sails everything comes back, fees of changes included; of one of two, its fare. */
function refundText({ state, return: returnLeg }: Reservation, cancelled: LegNews[]): string {
  const isAll = cancelled.length === (returnLeg ? 2 : 1);
  if (state !== 'confirmed') {
    return isAll ? 'お支払いは必要ありません。' : 'この便の運賃はいただきません。';
  }
  return isAll
    ? '全額を払い戻します。'
    : 'この便の運賃を払い戻します。残りの行程も、手数料なしで取り消せます。';
}
