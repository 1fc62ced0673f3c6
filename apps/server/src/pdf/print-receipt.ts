import type { Receipt } from '@ferry/api/customer-server';
import { formatDate, formatDateTime, jstDate } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { formatYen } from '@ferry/format/yen';
import { onePress } from './one-press.ts';
import {
  legText,
  methodText,
  paperWords,
  receiptName,
  salutation,
  taxNote,
  untaxedYen,
} from './receipt-texts.ts';
import type { Column, Sheet } from './sheet.ts';

const columnsOf = (receipt: Receipt): readonly Column[] => [
  { title: '品目', share: 0.52 },
  { title: '単価', share: 0.18, align: 'right' },
  { title: '数量', share: 0.1, align: 'right' },
  { title: `金額${taxNote(receipt)}`, share: 0.2, align: 'right' },
];

/**
 * The PDF of a receipt: the same bytes of the same receipt, whenever it is asked for.
 * @throws DomainError `UNAVAILABLE` while too many others are waiting
 */
export const printReceipt = (receipt: Receipt): Promise<Buffer> =>
  onePress(async () => {
    // With the first receipt: no other request needs the library.
    const { Sheet } = await import('./sheet.ts');
    const sheet = new Sheet({
      title: `${receiptName(receipt)} ${receipt.number}`,
      author: receipt.issuer.name,
      createdAt: new Date(receipt.issuedAt),
    });
    write(sheet, receipt);
    return sheet.finish();
  });

function write(sheet: Sheet, receipt: Receipt): void {
  const words = paperWords(receipt);
  writeHead(sheet, receipt);
  sheet.subheading(words.content);
  sheet.facts([
    [words.day, formatDate(receipt.receivedOn)],
    ...correctedFacts(receipt),
    ['お支払い方法', methodText(receipt)],
    ['予約番号', receipt.reservationNumber],
    ...(receipt.cancellationNumber ? [['取消番号', receipt.cancellationNumber] as const] : []),
    ...receipt.voyages.map(
      (voyage) =>
        [
          legText(voyage.leg, receipt) || '乗船区間',
          `${voyage.fromPortName} → ${voyage.toPortName} ${formatSailingTime(voyage.departureAt)}出港`,
        ] as const,
    ),
  ]);
  sheet.subheading('明細');
  sheet.table(
    columnsOf(receipt),
    receipt.lines.map(({ leg, label, unitPriceYen, quantity, amountYen }) => [
      [leg && legText(leg, receipt), label].filter(Boolean).join(' '),
      formatYen(unitPriceYen),
      String(quantity),
      formatYen(amountYen),
    ]),
  );
  sheet.rule();
  writeSums(sheet, receipt);
  writeIssuer(sheet, receipt);
}

/** The paper that this one is about, and the day of its money. */
function correctedFacts(receipt: Receipt): (readonly [string, string])[] {
  const { corrects } = receipt;
  const [paper, day] = paperWords(receipt).corrects;
  return corrects
    ? [
        [paper, corrects.number ?? '窓口でお渡しした領収書'],
        [day, formatDate(corrects.receivedOn)],
      ]
    : [];
}

function writeHead(sheet: Sheet, receipt: Receipt): void {
  const { number, issuedAt, recipient, proviso, amountYen } = receipt;
  const aside = { align: 'right', size: 9.5 } as const;
  const words = paperWords(receipt);
  sheet.heading(receiptName(receipt));
  sheet.space(10);
  sheet.paragraph(`${words.number} ${number}`, aside);
  sheet.paragraph(`発行日 ${formatDate(jstDate(issuedAt))}`, aside);
  sheet.space(14);
  // A line for handwriting ends with its salutation.
  if (recipient === '') sheet.paragraph('様', { size: 15, align: 'right' });
  else sheet.paragraph(`${recipient}${salutation(recipient)}`, { size: 15 });
  sheet.rule();
  sheet.space(8);
  sheet.paragraph(`金額 ${formatYen(amountYen)}${taxNote(receipt)}`, {
    size: 22,
    weight: 'bold',
    align: 'center',
  });
  sheet.space(12);
  sheet.paragraph(`但し ${proviso}`);
  sheet.paragraph(words.statement);
}

function writeSums(sheet: Sheet, receipt: Receipt): void {
  const { amountYen, taxes, refundedYen, issuedAt } = receipt;
  const sums: (readonly [string, string])[] = [
    ['合計', `${formatYen(amountYen)}${taxNote(receipt)}`],
  ];
  for (const tax of taxes) {
    sums.push([`${tax.ratePercent}%対象`, `${formatYen(tax.amountYen)}(税込)`]);
    sums.push([`うち消費税(${tax.ratePercent}%)`, formatYen(tax.taxYen)]);
  }
  if (taxes.length === 0) sums.push(['消費税', '対象外']);
  else if (untaxedYen(receipt) > 0) {
    sums.push(['消費税の対象外', formatYen(untaxedYen(receipt))]);
  }
  sheet.facts(sums, 'sums');
  if (refundedYen === 0) return;
  sheet.space(4);
  sheet.paragraph(
    `このうち${formatYen(refundedYen)}は、${formatDateTime(issuedAt)}の時点で払い戻し済み、または払い戻しの手続き中です。`,
  );
}

function writeIssuer(sheet: Sheet, receipt: Receipt): void {
  const { issuer } = receipt;
  sheet.subheading('発行者');
  sheet.facts([
    ['会社名', issuer.name],
    ['登録番号', issuer.registrationNumber],
    ['電話', `${issuer.phoneNumber}(${issuer.phoneHours})`],
  ]);
  sheet.space(10);
  if (receipt.corrects) return;
  const note = 'この領収書は電磁的に発行しているため、収入印紙を貼付していません。';
  sheet.paragraph(note, { size: 9, isFaint: true });
}
