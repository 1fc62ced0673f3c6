import {
  listReceiptsOptions,
  type Receipt,
  type ReceiptSource,
  type Reservation,
} from '@ferry/api/customer';
import { formatDate } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isPartTyped } from '../../../forms/typed-parts.ts';
import { receiptKey } from '../model/part-keys.ts';
import {
  correctedText,
  paperName,
  receivedBy,
  returnedText,
  sourceTitle,
  taxNote,
} from '../model/receipt-texts.ts';
import { IssuedReceiptItem } from './IssuedReceiptItem.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import { ReceiptQuery } from './ReceiptQuery.tsx';

type ReceiptsProps = { reservation: Reservation };

/** Receipts of what was paid; at the port they are given there. */
export const Receipts = ({ reservation }: ReceiptsProps) =>
  reservation.payment ? (
    <Sources reservation={reservation} />
  ) : (
    <Text>領収書は、乗船港の窓口でお支払いのときにお渡しします。</Text>
  );

function Sources({ reservation }: ReceiptsProps) {
  const path = { reservationId: reservation.id };
  const { data, error, refetch } = useQuery(listReceiptsOptions({ path }));
  const status = useRef<HTMLDivElement>(null);
  const [issued, setIssued] = useState<Receipt>();
  const tell = (receipt: Receipt) => {
    setIssued(receipt);
    // Its form folds away.
    status.current?.focus();
  };
  if (!data) return <ReceiptQuery label="領収書" {...{ error }} onRetry={refetch} />;
  return (
    <Stack gap={4}>
      <div role="status" tabIndex={-1} ref={status}>
        {issued && (
          <Alert tone="success">
            {`${paperName(issued)} ${issued.number} を発行しました。PDFは、下の「PDFを保存する」から、いつでも何度でも取り出せます。`}
          </Alert>
        )}
      </div>
      {reservation.payment?.method === 'port' ? (
        <Text>お支払いの領収書は、乗船港の窓口でお渡ししています。</Text>
      ) : (
        data.sources.length === 0 && <Text>発行できる領収書はありません。</Text>
      )}
      {data.sources.map((source) => (
        <Source key={source.sourceId} {...{ reservation, source }} onIssued={tell} />
      ))}
    </Stack>
  );
}

type SourceProps = ReceiptsProps & {
  source: ReceiptSource;
  onIssued: (receipt: Receipt) => void;
};

const Source = ({ reservation, source, onIssued }: SourceProps) => (
  <Stack gap={3}>
    <Heading level={3} size={4}>
      {`${formatDate(source.receivedOn)}の${sourceTitle(source)}`}
    </Heading>
    <Text>{`${formatYen(source.amountYen)}${taxNote(source)}、${receivedBy(source)}`}</Text>
    {source.cancellationNumber && (
      <Text>{`取消番号 ${groupsOfFour(source.cancellationNumber)}`}</Text>
    )}
    {source.corrects && <Text>{correctedText(source)}</Text>}
    {source.refundedYen > 0 && <Text>{returnedText(source.refundedYen)}</Text>}
    {source.issued.map((receipt) => (
      <IssuedReceiptItem key={receipt.id} {...{ receipt }} name={paperName(source)} />
    ))}
    <Hidden inPrint>
      {source.issuesLeft > 0 ? (
        // A new one with every issue: it folds away, and is empty.
        <Disclosure
          key={source.issued.length}
          // What a login that ended left here.
          isDefaultOpen={isPartTyped(receiptKey(reservation.id, source.sourceId))}
          summary={`${paperName(source)}を${source.issued.length > 0 ? '再発行' : '発行'}する`}
        >
          <ReceiptForm {...{ reservation, source, onIssued }} />
        </Disclosure>
      ) : (
        <Text>新しい領収書は発行できません。発行済みのものは、いつでも取り出せます。</Text>
      )}
    </Hidden>
  </Stack>
);
