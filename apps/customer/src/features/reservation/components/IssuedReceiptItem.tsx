import type { IssuedReceipt } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { loadReceiptPdf } from '@ferry/api/receipt-pdf';
import { formatDate, jstDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Hidden } from '@ferry/ui/Hidden';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { reissueText, withSalutation } from '../model/receipt-texts.ts';
import { saveReceipt } from '../model/save-receipt.ts';
import { ReceiptText } from './ReceiptText.tsx';

/** One receipt that was issued: what it is, the file, and the same as text. */
export function IssuedReceiptItem({ receipt, name }: { receipt: IssuedReceipt; name: string }) {
  const { id, number, issue, issuedAt, recipient } = receipt;
  const [isOpen, setIsOpen] = useState(false);
  const [timesGiven, setTimesGiven] = useState(0);
  const file = useMutation({
    mutationFn: () => loadReceiptPdf(id),
    onSuccess: (pdf) => {
      saveReceipt(pdf, number, name);
      setTimesGiven((last) => last + 1);
    },
  });
  const facts = [`${formatDate(jstDate(issuedAt))}発行`, reissueText(issue)];
  return (
    <Stack gap={2}>
      <Heading level={4} size={4}>
        {`${name} ${number}`}
      </Heading>
      <Text>{recipient === '' ? '宛名は空欄です(手書き用)。' : withSalutation(recipient)}</Text>
      <Text tone="quiet">{facts.filter(Boolean).join('、')}</Text>
      <Inline>
        <Button
          tone="secondary"
          size="small"
          isPending={file.isPending}
          pendingLabel="PDFを用意しています"
          onPress={() => file.mutate()}
        >
          PDFを保存する
          <VisuallyHidden>{`(${name} ${number})`}</VisuallyHidden>
        </Button>
      </Inline>
      <div role="status">{file.isSuccess && <Text>{givenText(timesGiven)}</Text>}</div>
      {file.error && (
        <Alert tone="error" announce="assertive" title="PDFを保存できませんでした">
          {errorText(asApiError(file.error))}
        </Alert>
      )}
      {/* On paper it would be a line that leads nowhere: the receipt's own sheet is the PDF. */}
      <Hidden inPrint={!isOpen}>
        <Disclosure summary={`${name} ${number} の内容を見る`} onToggle={setIsOpen}>
          {isOpen && <ReceiptText receiptId={id} />}
        </Disclosure>
      </Hidden>
    </Stack>
  );
}

/** Whether the browser stored it is not known here. A second time is said in other words, so that it is heard. */
const givenText = (times: number) =>
  `PDFを${times > 1 ? 'もう一度' : ''}お渡ししました。見当たらないときは、ブラウザーのダウンロードの一覧をご確認ください。`;
