import type { Reservation } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Grid } from '@ferry/ui/Grid';
import { Heading } from '@ferry/ui/Heading';
import { Link } from '@ferry/ui/Link';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense } from 'react';
import { operator } from '../../../copy/operator.ts';
import { ButtonLink } from '../../../page/links.tsx';
import type { LegNews } from '../../booking/completion/model/leg-news.ts';

// Only where money comes back.
const MoneyBackAmount = lazy(async () => ({
  default: (await import('./MoneyBackAmount.tsx')).MoneyBackAmount,
}));

const ALL_BACK = '手数料なしで、全額を払い戻します。';

type ChooseNowProps = {
  reservation: Reservation;
  /** What the operator has ended, as far as its customer has not chosen. */
  ended: readonly LegNews[];
};

/** The two ways of a customer whose sailing does not sail: both are taken on this site, without a fee. */
export const ChooseNow = ({ reservation, ended }: ChooseNowProps) => (
  <Stack gap={5}>
    <Stack gap={1}>
      <Heading level={2} size={3}>
        どちらになさいますか
      </Heading>
      <Text>{untilText(ended)}</Text>
      <Text>{withoutChoice(reservation, ended)}</Text>
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

/** The first choice that ends. */
const untilOf = (ended: readonly LegNews[]): string | undefined =>
  ended
    .flatMap(({ leg }) => leg.service.choiceUntil ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other))[0];

function untilText(ended: readonly LegNews[]): string {
  const until = untilOf(ended);
  return until
    ? `${formatDateTimeShort(until)}までにお選びください。選ぶまで、ご予約はそのまま残ります。`
    : '別の便は、お電話で承ります。払い戻しは、これからも受けられます。';
}

/** Nothing lapses: what becomes of who does not choose. */
function withoutChoice({ state, paymentMethod }: Reservation, ended: readonly LegNews[]): string {
  if (ended.some(({ leg }) => leg.service.state !== 'cancelled')) {
    return 'お選びにならないときは、遅れてこの便にご乗船いただけます。';
  }
  if (state !== 'confirmed') return '';
  if (!untilOf(ended)) return '';
  return paymentMethod === 'card'
    ? 'お選びにならないときは、その後に、お支払いのカードへ自動で払い戻します。'
    : 'お選びにならないときも、払い戻しの権利はなくなりません。当社からご案内します。';
}

const OtherSailing = ({ reservation: { id, change }, ended }: ChooseNowProps) => {
  const mayChange = untilOf(ended) !== undefined;
  return (
    <Stack gap={2}>
      <Heading level={3}>別の便に乗る</Heading>
      <Text>
        {change
          ? '変更の手続き中です。'
          : mayChange
            ? '同じ等級なら、追加のお支払いなしで、空いている便に移れます。'
            : 'お電話で承ります。'}
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
  const { id, state } = reservation;
  const isAll = ended.length === (reservation.return ? 2 : 1);
  const isPaid = state === 'confirmed';
  return (
    <Stack gap={2}>
      <Heading level={3}>{isAll ? '旅行をやめる' : `${wordOf(ended)}をやめる`}</Heading>
      {isPaid ? (
        <Suspense fallback={<Text>{ALL_BACK}</Text>}>
          <MoneyBackAmount {...{ reservation, ended }} />
        </Suspense>
      ) : (
        <Text>{isAll ? 'お支払いは必要ありません。' : 'この便の運賃はいただきません。'}</Text>
      )}
      <div>
        <ButtonLink to="/reservation-detail/$id/confirm" params={{ id }} tone="secondary">
          {isPaid ? '全額を払い戻す' : '手数料なしで取り消す'}
        </ButtonLink>
      </div>
      {!isAll && <Text size="dense">もう一方の行程も、手数料なしで取り消せます。</Text>}
    </Stack>
  );
};

const wordOf = ([first]: readonly LegNews[]): string =>
  first?.name === 'return' ? '復路' : '往路';
