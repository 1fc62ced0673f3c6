import type { LegName, Reservation } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Heading } from '@ferry/ui/Heading';
import { PickTable } from '@ferry/ui/PickTable';
import { RadioCards } from '@ferry/ui/RadioCards';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { operator } from '../../../../copy/operator.ts';
import { legsOf, type Picks, picksOf, type Scope, scopeOf, toggled } from '../model/picks.ts';
import { rowsOf } from '../model/rows.ts';
import { keptWord, legWord, sharedUntil } from '../model/texts.ts';
import type { Quotes } from '../model/use-quotes.ts';

type ChoicesProps = {
  reservation: Reservation;
  quotes: Quotes;
  picks: Picks;
  onChange: (picks: Picks) => void;
  /** Of the first choice. */
  id: string;
  error: string | undefined;
};

/** All, one leg, or thing by thing: a table for each leg. What is only cancelled as a whole is not picked. */
export function Choices(props: ChoicesProps) {
  const { reservation, quotes, picks, onChange, id, error } = props;
  const { open } = quotes;
  if (quotes.all?.isWholeOnly) return <Whole reservation={reservation} quotes={quotes} />;
  const hasReturn = reservation.return !== null;
  const options: { value: Scope; title: string }[] = [
    { value: 'all', title: hasReturn && open.length > 1 ? '往復すべて' : 'すべて' },
    ...(open.length > 1
      ? open.map((leg) => ({ value: leg, title: `${legWord(leg, true)}だけ` }))
      : []),
    { value: 'some', title: '選んで取り消す' },
  ];
  const choose = (scope: Scope) => {
    if (scope === 'some') onChange(new Set());
    else onChange(picksOf(reservation, scope === 'all' ? open : [scope]));
  };
  return (
    <Stack gap={4}>
      <Heading level={2}>取り消すものを選ぶ</Heading>
      <RadioCards<Scope>
        id={id}
        label="まとめて選ぶ"
        isInRow
        options={options}
        value={scopeOf(reservation, open, picks)}
        error={error}
        onChange={choose}
      />
      {legsOf(reservation).map((leg) =>
        open.includes(leg) ? (
          <LegTable key={leg} {...{ reservation, leg, quotes, picks, onChange }} />
        ) : (
          <Text key={leg}>
            {`${legWord(leg, hasReturn)}は、出発したか乗船手続きが済んでいるため、取り消せません。`}
          </Text>
        ),
      )}
    </Stack>
  );
}

type WholeProps = Pick<ChoicesProps, 'reservation' | 'quotes'>;

/** Everything that is cancelled at once, and who cancels a part of it. */
const Whole = ({ reservation, quotes }: WholeProps) => (
  <Stack gap={4}>
    <Heading level={2}>取り消すもの</Heading>
    <Text>
      {`すべてを一度に取り消します。一部だけの取り消しは、お電話(${reservation.partnerTicket?.contact.phone ?? operator.phone.number})で承ります。`}
    </Text>
    {reservation.partnerTicket ? (
      <TicketTable {...{ reservation, quotes }} name={reservation.partnerTicket.name} />
    ) : (
      quotes.open.map((leg) => <LegTable key={leg} {...{ reservation, leg, quotes }} />)
    )}
  </Stack>
);

/** A ticket is one for both legs: of the return leg only what it costs beside. */
function TicketTable({ reservation, quotes, name }: WholeProps & { name: string }) {
  const rows = quotes.open.flatMap((leg) =>
    rowsOf(reservation, leg, linesOf(quotes))
      .filter(({ amounts }) => leg === 'outbound' || amounts.some((yen) => yen !== 0))
      .map(({ keys: _, ...row }) => ({
        ...row,
        name: leg === 'outbound' ? row.name : `${row.name}(${legWord(leg, true)})`,
        isSelected: false,
      })),
  );
  return (
    <Stack gap={2}>
      <Until {...{ quotes }} leg="outbound" word="" />
      <PickTable caption={name} columns={columnsOf(quotes)} rows={rows} />
    </Stack>
  );
}

const linesOf = ({ all, picked }: Quotes) => ({
  all: all?.lines ?? [],
  picked: picked?.lines ?? [],
});

function columnsOf({ all }: Quotes): string[] {
  const kept = keptWord(all?.lines ?? []);
  return all?.isPaid ? ['お支払い', kept, '払い戻し'] : ['料金', kept, '減る金額'];
}

/** Until when the fees of a leg are what they are, where that is one minute for all of them. */
function Until({ quotes, leg, word }: { quotes: Quotes; leg: LegName; word: string }) {
  const { all } = linesOf(quotes);
  const until = sharedUntil(all.filter((line) => line.leg === leg));
  if (!until) return null;
  return (
    <Text size="dense">
      {`${word && `${word}は、`}${formatDateTimeShort(until)}までの${keptWord(all)}です。`}
    </Text>
  );
}

/** Without picks nothing is picked. */
type LegTableProps = WholeProps &
  Partial<Pick<ChoicesProps, 'picks' | 'onChange'>> & { leg: LegName };

function LegTable({ reservation, leg, quotes, picks, onChange }: LegTableProps) {
  const word = legWord(leg, reservation.return !== null);
  const date = reservation[leg]?.sailing.date;
  return (
    <Stack gap={2}>
      <Until {...{ quotes, leg, word }} />
      <PickTable
        caption={`${word} ${date ? formatDateShort(date) : ''}`.trim()}
        columns={columnsOf(quotes)}
        rows={rowsOf(reservation, leg, linesOf(quotes)).map(({ keys, ...row }) => ({
          ...row,
          ...(picks &&
            keys.length > 0 && {
              purpose: `${word && `(${word})`}を取り消す`,
            }),
          isSelected: keys.length > 0 && keys.every((key) => picks?.has(key)),
          onChange: (isSelected) => picks && onChange?.(toggled(picks, keys, isSelected)),
        }))}
      />
    </Stack>
  );
}
