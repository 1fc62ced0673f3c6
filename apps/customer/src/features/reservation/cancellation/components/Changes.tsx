import type { CancellationChange, CancellationQuote, Reservation } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { nameOf } from '../model/rows.ts';
import { changeReason, legWord } from '../model/texts.ts';

type ChangesProps = { reservation: Reservation; quote: CancellationQuote };

/** What stays and costs otherwise, by why. */
export function Changes({ reservation, quote: { changes, waivedYen, lines } }: ChangesProps) {
  if (changes.length === 0) return null;
  const isOurs = lines.some(({ freeBecause }) => freeBecause === 'serviceCancelled');
  const reasons = [...new Set(changes.map(({ reason }) => reason))];
  return (
    <Card as="section" aria-labelledby="changes">
      <Stack gap={3}>
        <Heading level={2} size={3} id="changes">
          残るご予約で変わる料金
        </Heading>
        {reasons.map((reason) => {
          const own = changes.filter((change) => change.reason === reason);
          return (
            <Stack key={reason} gap={1}>
              <Text>{`${changeReason(reason)}、${differenceText(own)}。`}</Text>
              <List>
                {own.map((change) => (
                  <span key={`${change.leg} ${change.kind} ${change.position}`}>
                    {lineText(reservation, change)}
                  </span>
                ))}
              </List>
            </Stack>
          );
        })}
        {waivedYen > 0 && (
          <Text>
            {`${isOurs ? '運航会社の都合のため、この' : '払い戻す額を超える'}差額の${formatYen(waivedYen)}は、いただきません。`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function differenceText(changes: readonly CancellationChange[]): string {
  const yen = changes.reduce((sum, { beforeYen, afterYen }) => sum + afterYen - beforeYen, 0);
  if (yen === 0) return '合計は変わりません';
  return `合計で${formatYen(Math.abs(yen))}${yen > 0 ? '高く' : '安く'}なります`;
}

function lineText(reservation: Reservation, change: CancellationChange): string {
  const { leg, kind, position, label, beforeYen, afterYen } = change;
  const word = legWord(leg, reservation.return !== null);
  const who = kind === 'passenger' ? `${nameOf(reservation, position)} ` : '';
  return `${word && `${word} `}${who}${label} ${formatYen(beforeYen)} → ${formatYen(afterYen)}`;
}
