import type { ChangeQuote } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { changeTable, resultSums } from './change-table.ts';
import { changeRefundText, feeLines, resultOf } from './change-texts.ts';
import { madeRows } from './made-rows.ts';

const draft = exampleOf('getDraft', 200, 'change');
const quotes = (['default', 'pay', 'withFee', 'feesBack'] as const).map((name) =>
  exampleOf('quoteChange', 200, name),
);

/** What the customer pays in the end, in yen; negative for what comes back. */
const signedResult = (quote: ChangeQuote) => quote.payYen - quote.refundYen;

test.each(quotes)('行の差額と手数料を足すと、結果になる(%#)', (quote) => {
  const { sections, sums = [], total } = changeTable(quote, draft);
  const rows = sections.flatMap(({ rows: all }) => all);
  const difference = rows.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0);
  expect(difference).toBe(total.after - total.before);
  const extra = sums.reduce((sum, { amount }) => sum + amount, 0);
  expect(difference + extra).toBe(signedResult(quote));
});

const unpaid = exampleOf('quoteChange', 200, 'unpaid');

test.each([...quotes, unpaid])('横に並ぶ額を足すと、支払う額か、戻る額になる(%#)', (quote) => {
  const { sums, total, totalLabel, isRefund } = resultSums(quote, draft);
  if (sums.length > 0) expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(total).toBe(quote.isPaid ? Math.abs(signedResult(quote)) : quote.dueYen);
  expect(totalLabel === '差額の払い戻し').toBe(isRefund);
});

test('金額の変わらない行は並べず、なくなった行の後は「なし」', () => {
  const [refund, pay] = quotes;
  if (!refund || !pay) throw new Error('examples');
  const titles = changeTable(refund, draft).sections.map(({ title }) => title);
  expect(titles).toEqual(['復路']);
  const rows = changeTable(pay, { ...draft, return: null }).sections.flatMap(
    ({ rows: all }) => all,
  );
  expect(rows.find(({ name }) => String(name).startsWith('車両運賃'))?.before).toBeNull();
  expect(rows.find(({ name }) => String(name).startsWith('大人運賃'))?.details).toEqual([
    '数量 2 → 1',
  ]);
});

test('提携きっぷの変更の金額は、運賃ではなく、きっぷの料金と呼ぶ', () => {
  const purchase = exampleOf('getDraft', 200, 'partnerTicketMoved');
  const wordsOf = (changed: typeof draft, quote: ChangeQuote) => {
    const { sections, total } = changeTable(quote, { ...changed, return: null });
    const sums = resultSums(quote, changed).sums?.map(({ label }) => label);
    return [...sections.map(({ title }) => title), total.name, ...(sums ?? [])].join();
  };
  for (const quote of [...quotes, unpaid]) {
    expect(wordsOf(draft, quote)).toContain('運賃の合計(税込)');
    expect(wordsOf(purchase, quote)).toContain('きっぷの合計(税込)');
    expect(wordsOf(purchase, quote)).not.toContain('運賃');
  }
  expect(wordsOf(purchase, unpaid)).toContain('いまのきっぷの料金,きっぷの料金の差');
});

test('運航会社がなくした行程の、前の変更手数料が戻ると、表にも横の額にも、確定した変更にも行がある', () => {
  const quote = exampleOf('quoteChange', 200, 'feesBack');
  const back = { name: '変更手数料の払い戻し', amount: -860 };
  expect(changeTable(quote, draft).sums?.at(-1)).toMatchObject(back);
  const beside = resultSums(quote, draft).sums;
  expect(beside).toContainEqual({ label: '変更手数料の払い戻し', amount: 860 });
  const [made] = exampleOf('getReservation', 200, 'changeMade').changes;
  if (!made) throw new Error('examples');
  const term = '変更手数料の払い戻し';
  expect(madeRows({ ...made, feesBackYen: 860 }).at(-1)).toEqual({ term, value: '860円' });
  expect(madeRows(made).map((row) => row.term)).not.toContain(term);
});

test('手数料の理由と、次に上がる日時を言う', () => {
  const [free, , withFee] = quotes;
  if (!free || !withFee) throw new Error('examples');
  expect(feeLines(free)).toEqual(['無料で変更できる回数のうちです']);
  expect(feeLines(withFee).join()).toContain('取消手数料と同じ額です');
  const rises = { at: '2027-08-03T00:00:00+09:00', feeYen: 2400 };
  expect(feeLines({ ...free, feeRises: rises }).at(-1)).toBe(
    '8月3日(火) 0:00から、2,400円になります',
  );
});

test('払い戻しの方法を言う。お支払い前は、変更後の金額が結果', () => {
  const [refund, pay] = quotes;
  if (!refund || !pay) throw new Error('examples');
  expect(changeRefundText(refund)).toBe('お支払いに使ったカードに払い戻します。');
  expect(changeRefundText(pay)).toBe('');
  expect(changeRefundText({ ...refund, refundWay: 'account', transferFeeYen: 550 })).toContain(
    '振込手数料550円を差し引きます。',
  );
  expect(resultOf(unpaid)).toEqual({ name: '変更後のお支払い金額', amount: unpaid.dueYen });
});
