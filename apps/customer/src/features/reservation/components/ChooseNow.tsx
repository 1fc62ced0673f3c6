import type { LegName, Reservation } from '@ferry/api/customer';
import { isPaidBackByItself } from '@ferry/format/paid-back-by-itself';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Grid } from '@ferry/ui/Grid';
import { Heading } from '@ferry/ui/Heading';
import { Link } from '@ferry/ui/Link';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense } from 'react';
import { operator } from '../../../copy/operator.ts';
import {
  aboardAnywayText,
  allBackText,
  chooseUntilText,
  moneyBackTexts,
  moneyStillBackText,
  otherByPhoneText,
  otherSailingTexts,
  unchosenMoneyTexts,
  unchosenText,
} from '../../../copy/service-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import type { LegNews } from '../../booking/completion/model/leg-news.ts';
import { wasAtPort } from '../model/boarding.ts';
import { hasStandBy } from '../model/is-to-come.ts';

// Only where money comes back.
const MoneyBackAmount = lazy(async () => ({
  default: (await import('./MoneyBackAmount.tsx')).MoneyBackAmount,
}));

type ChooseNowProps = {
  reservation: Reservation;
  /** What the operator has ended, as far as its customer has not chosen. */
  ended: readonly LegNews[];
};

/** The two ways of a customer whose sailing does not sail: both are taken on this site, without a fee. */
export function ChooseNow({ reservation, ended }: ChooseNowProps) {
  const after = withoutChoice(reservation, ended);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={2} size={3}>
          どちらになさいますか
        </Heading>
        <Text>{untilText(reservation, ended)}</Text>
        {after && <Text>{after}</Text>}
      </Stack>
      <Grid columns={{ sm: 2 }} gap={6}>
        <OtherSailing {...{ reservation, ended }} />
        <MoneyBack {...{ reservation, ended }} />
      </Grid>
      <Text size="dense">
        お電話でも承ります(受付時間 {operator.phone.hours})。
        <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
      </Text>
    </Stack>
  );
}

const isOff = ({ leg }: LegNews): boolean => leg.service.state === 'cancelled';

const wordOf = ({ name }: LegNews): string => (name === 'return' ? '復路' : '往路');

const lastDay = ({ leg }: LegNews): string =>
  leg.service.choiceUntil ? `${formatDateTimeShort(leg.service.choiceUntil)}まで` : '';

const hasChoice = (ended: readonly LegNews[]): boolean => ended.some((each) => lastDay(each));

/** Until when is chosen, leg by leg where they differ. */
function untilText({ state }: Reservation, ended: readonly LegNews[]): string {
  const open = ended.filter((each) => lastDay(each) !== '');
  if (open.length === 0) {
    return `${otherByPhoneText}${state === 'confirmed' ? moneyStillBackText : ''}`;
  }
  const [first = '', ...others] = new Set(ended.map(lastDay));
  const until =
    others.length === 0
      ? first
      : open.map((each) => `${wordOf(each)}は${lastDay(each)}`).join('、');
  return chooseUntilText(until);
}

/** Nothing lapses: what becomes of who does not choose, leg by leg where that differs. */
function withoutChoice(reservation: Reservation, ended: readonly LegNews[]): string {
  const late = ended.find((each) => !isOff(each));
  const off = ended.filter(isOff);
  const hasBoth = late !== undefined && off.length > 0;
  const of = (one: LegNews | undefined) => unchosenText(hasBoth && one ? wordOf(one) : undefined);
  const isMoved = late?.leg.service.state === 'changed';
  const aboard = late ? `${of(late)}${aboardAnywayText(isMoved)}` : '';
  if (reservation.state !== 'confirmed' || !hasChoice(off)) return aboard;
  const money = isPaidBackByItself(reservation)
    ? unchosenMoneyTexts.byItself
    : unchosenMoneyTexts.asked;
  return `${aboard}${of(off[0])}${money}`;
}

const legsOf = ({ return: returnLeg }: Reservation): readonly LegName[] =>
  returnLeg ? ['outbound', 'return'] : ['outbound'];

const OtherSailing = ({ reservation, ended }: ChooseNowProps) => {
  const { id, change } = reservation;
  const mayChange = hasChoice(ended) && !hasStandBy(reservation);
  return (
    <Stack gap={2}>
      <Heading level={3}>別の便に乗る</Heading>
      <Text>
        {change ? otherSailingTexts.changing : otherSailingTexts[mayChange ? 'open' : 'closed']}
      </Text>
      {!change && mayChange && (
        <div>
          <ButtonLink to="/reservation/$id" params={{ id }} tone="primary">
            別の便に乗る
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
};

const MoneyBack = ({ reservation, ended }: ChooseNowProps) => {
  const { id, state, partnerTicket } = reservation;
  const [first] = ended;
  // A ticket is sold as a whole, and given back as a whole.
  const legs = partnerTicket ? legsOf(reservation) : ended.map(({ name }) => name);
  const isAll = legs.length === legsOf(reservation).length;
  const isPaid = state === 'confirmed';
  const before = partnerTicket ? moneyBackTexts.counting : allBackText;
  return (
    <Stack gap={2}>
      <Heading level={3}>{isAll || !first ? '旅行をやめる' : `${wordOf(first)}をやめる`}</Heading>
      {isPaid ? (
        <Suspense fallback={<Text>{before}</Text>}>
          <MoneyBackAmount {...{ reservation, legs, before }} />
        </Suspense>
      ) : (
        <Text>{isAll ? moneyBackTexts.nothingDue : moneyBackTexts.legNotDue}</Text>
      )}
      <div>
        <ButtonLink to="/reservation-detail/$id/confirm" params={{ id }} tone="secondary">
          {isPaid ? (partnerTicket ? '払い戻しへ進む' : '全額を払い戻す') : '手数料なしで取り消す'}
        </ButtonLink>
      </div>
      {!isAll && isOtherOpen(reservation, legs) && (
        <Text size="dense">{moneyBackTexts.otherLeg}</Text>
      )}
    </Stack>
  );
};

/** Whether the server would cancel the other leg too: it has not departed or is on stand-by, and nobody has checked in. */
function isOtherOpen(reservation: Reservation, legs: readonly LegName[]): boolean {
  const other = legs.includes('outbound') ? reservation.return : reservation.outbound;
  if (!other || wasAtPort(reservation)) return false;
  const { service, sailing } = other;
  return service.state === 'standBy'
    ? service.standBy?.state === 'waiting'
    : Date.parse(sailing.departureAt) > Date.parse(reservation.serverTime);
}
