import type { LegName, Reservation } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { Heading } from '@ferry/ui/Heading';
import { PickTable } from '@ferry/ui/PickTable';
import { RadioCards } from '@ferry/ui/RadioCards';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
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

/** All, one leg, or thing by thing: a table for each leg. */
export function Choices({ reservation, quotes, picks, onChange, id, error }: ChoicesProps) {
  const { open } = quotes;
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

type LegTableProps = Omit<ChoicesProps, 'id' | 'error'> & { leg: LegName };

function LegTable({ reservation, leg, quotes: { all, picked }, picks, onChange }: LegTableProps) {
  const hasReturn = reservation.return !== null;
  const word = legWord(leg, hasReturn);
  const date = reservation[leg]?.sailing.date;
  const lines = { all: all?.lines ?? [], picked: picked?.lines ?? [] };
  const kept = keptWord(lines.all);
  const until = sharedUntil(lines.all.filter((line) => line.leg === leg));
  return (
    <Stack gap={2}>
      {until && (
        <Text size="dense">
          {`${word && `${word}は、`}${formatDateTimeShort(until)}までの${kept}です。`}
        </Text>
      )}
      <PickTable
        caption={`${word} ${date ? formatDateShort(date) : ''}`.trim()}
        columns={all?.isPaid ? ['お支払い', kept, '払い戻し'] : ['料金', kept, '減る金額']}
        rows={rowsOf(reservation, leg, lines).map(({ keys, ...row }) => ({
          ...row,
          ...(keys.length > 0 && {
            purpose: `${word && `(${word})`}を取り消す`,
          }),
          isSelected: keys.length > 0 && keys.every((key) => picks.has(key)),
          onChange: (isSelected) => onChange(toggled(picks, keys, isSelected)),
        }))}
      />
    </Stack>
  );
}
