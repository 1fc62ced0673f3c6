import type { IssuedReceipt } from '@ferry/api/customer';
import { loadReceiptPdf } from '@ferry/api/pdf';
import { formatDate, jstDate } from '@ferry/format/date';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { reissueText, withSalutation } from '../model/receipt-texts.ts';
import { ReceiptText } from './ReceiptText.tsx';
import { SavePdf } from './SavePdf.tsx';

/** One receipt that was issued: what it is, the file, and the same as text. */
export function IssuedReceiptItem({ receipt, name }: { receipt: IssuedReceipt; name: string }) {
  const { id, number, issue, issuedAt, recipient } = receipt;
  const [isOpen, setIsOpen] = useState(false);
  const facts = [`${formatDate(jstDate(issuedAt))}発行`, reissueText(issue)];
  return (
    <Stack gap={2}>
      <Heading level={4} size={4}>
        {`${name} ${number}`}
      </Heading>
      <Text>{recipient === '' ? '宛名は空欄です(手書き用)。' : withSalutation(recipient)}</Text>
      <Text tone="quiet">{facts.filter(Boolean).join('、')}</Text>
      <SavePdf
        paper={`${name} ${number}`}
        fileName={`${name}_${number}`}
        load={() => loadReceiptPdf(id)}
      />
      {/* On paper it would be a line that leads nowhere: the receipt's own sheet is the PDF. */}
      <Hidden inPrint={!isOpen}>
        <Disclosure summary={`${name} ${number} の内容を見る`} onToggle={setIsOpen}>
          {isOpen && <ReceiptText receiptId={id} />}
        </Disclosure>
      </Hidden>
    </Stack>
  );
}
