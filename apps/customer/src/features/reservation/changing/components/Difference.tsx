import type { ChangeQuote, Draft, Reservation } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { ChangedLeg } from '@ferry/ui/ChangedLeg';
import { ChangeTable } from '@ferry/ui/ChangeTable';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Part } from '../../../booking/shared/components/Part.tsx';
import { fareLines } from '../../../booking/shared/model/fare-lines.ts';
import { priceWord } from '../../../booking/shared/model/sold-words.ts';
import { changeTable } from '../model/change-table.ts';
import { changeRefundText } from '../model/change-texts.ts';
import { answerRows, changedAnswers } from '../model/changed-answers.ts';
import { changedLegs } from '../model/changed-legs.ts';
import { changedTicket } from '../model/changed-ticket.ts';

type DifferenceProps = { draft: Draft; reservation: Reservation; quote: ChangeQuote };

/** What is booked now beside what will be, and what that costs or gives back. */
export function Difference({ draft, reservation, quote }: DifferenceProps) {
  const legs = changedLegs(reservation, draft);
  const rows = answerRows(changedAnswers(reservation, draft));
  const ticket = answerRows(changedTicket(reservation, draft));
  const refund = changeRefundText(quote);
  const after = `変更後の${priceWord(draft)}の内訳`;
  return (
    <>
      {legs.length > 0 && (
        <Part id="changed-legs" title="便の変更">
          <Stack gap={6}>
            {legs.map((leg) => (
              <ChangedLeg key={leg.title ?? '片道'} {...leg} />
            ))}
          </Stack>
        </Part>
      )}
      {rows.length > 0 && (
        <Part id="changed-answers" title="お客様情報などの変更">
          <DescriptionList rows={rows} />
        </Part>
      )}
      {ticket.length > 0 && (
        <Part id="changed-ticket" title="提携きっぷの変更">
          <DescriptionList rows={ticket} />
          <Text>
            引換券の番号は変わりません。変更を確定すると、新しい日に使えるようになります。
          </Text>
        </Part>
      )}
      <Card as="section" aria-label="金額">
        <Stack gap={4}>
          <ChangeTable {...changeTable(quote, draft)} />
          {refund && <Text>{refund}</Text>}
          <Disclosure summary={`${after}を見る`}>
            <FareBreakdown {...fareLines(quote.after)} caption={after} isCaptionHidden />
          </Disclosure>
        </Stack>
      </Card>
    </>
  );
}
