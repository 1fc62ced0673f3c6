import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { expectStatus, holdDraft } from '../support/booking.ts';
import { bookFamily, cancelShown, oneOf, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { CARDS, seen } from '../support/paying.ts';
import { bookUnpaid, infoOf, payLater } from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { readPdf } from '../support/read-pdf.ts';
import { askFor, issued, pdfOf, sourcesOf } from '../support/receipts.ts';
import { operate, typed } from '../support/refund-accounts.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const paid = ({ reservationNumber }: Reservation, more = '') =>
  operate(server, `payments paid ${reservationNumber}${more}`);
const completionMails = ({ id }: Reservation) =>
  server.db
    .selectFrom('mail')
    .select('text_body')
    .where('kind', '=', 'paymentCompleted')
    .where('occasion', 'like', `%${id}%`)
    .execute();
const audits = async () => {
  const rows = server.db.selectFrom('operator_audit').select(['command', 'details', 'actor']);
  return rows.where('command', '=', 'payments paid').orderBy('id').execute();
};
const refundMails = async () => {
  const mails = server.db.selectFrom('mail').select('text_body').where('kind', '=', 'refundDone');
  return (await mails.execute()).map(({ text_body }) => text_body);
};

describe('港の窓口でのお支払い', () => {
  it('担当者が記録すると、予約は確定し、メールで知らせる。もう一度記録しても、何も変わらない', async () => {
    const booked = await bookFamily(visitor);
    const { totalYen } = booked.quote;
    const before = (await audits()).length;
    const { reservationNumber: number } = booked;
    const spelled = `${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase();
    const text = await operate(server, `payments paid ${spelled} --yen ${totalYen}`);
    const { state, payment, history, version } = await seen(visitor, booked.id);
    expect(text).toBe(`${number}\t${totalYen}\t${payment?.id}\tis paid at the port`);
    expect(state).toBe('confirmed');
    expect(payment).toMatchObject({ method: 'port', state: 'captured', amountYen: totalYen });
    expect(history.at(-1)).toMatchObject({ event: 'paid', by: 'operator' });
    expect(await infoOf(visitor, booked)).toMatchObject({
      ...{ method: 'port', totalYen: 0, paidYen: totalYen, refundedYen: 0, options: [] },
    });
    expect(await completionMails(booked)).toHaveLength(1);
    expect(await paid(booked)).toContain('was paid at the port already');
    expect(await seen(visitor, booked.id)).toMatchObject({ version, history });
    expect(await completionMails(booked)).toHaveLength(1);
    expect((await audits()).slice(before)).toEqual([
      { command: 'payments paid', details: `${payment?.id} ${totalYen}`, actor: 'mika' },
      { command: 'payments paid', details: `${payment?.id} ${totalYen} already`, actor: 'mika' },
    ]);
    // No provider has a part in it.
    await runPaymentJobs(server);
    expect((await seen(visitor, booked.id)).version).toBe(version);
  });

  it('記録できないものは、理由を1行で言い、何も変わらない', async () => {
    const atPort = await bookFamily(visitor);
    const byCard = await bookFamily(visitor, { card: CARDS.frictionless });
    const atStore = await bookUnpaid(visitor, { store: 'store_minato' });
    const held = expectStatus(
      await holdDraft(visitor, await draftOf(visitor, await roundTrip(visitor))),
      201,
    ).json<Reservation>();
    const over = await bookFamily(visitor);
    await cancelShown(visitor, over, wholeTrip);
    const being = await bookUnpaid(visitor, 'port');
    expectStatus(await payLater(visitor, being, { card: CARDS.challenge }), 202);
    const before = (await audits()).length;
    const due = atPort.quote.totalYen;
    const of = ({ reservationNumber }: Reservation) => reservationNumber;
    for (const [line, why] of [
      [`${of(atPort)} --yen ${due - 10}`, `another amount: it is ${due} yen`],
      [`${of(atPort)} --yen ${due}.5`, '--yen takes the whole yen that were received, in digits'],
      [`${of(atPort)} --yen 0`, '--yen takes the whole yen that were received, in digits'],
      ['ZZZZZZZZ', 'there is no such reservation'],
      ['O0O0', 'there is no such reservation'],
      [of(byCard), 'it is paid already, and not at the port'],
      [of(atStore), 'it was booked to be paid at a store: its number is still good'],
      [of(held), 'it is held only: nothing was booked'],
      [of(over), 'it is cancelled or has lapsed'],
      [of(being), 'a payment of it is being made: see in a minute what has become of it'],
    ]) {
      expect([line, await typed(server, `payments paid ${line}`)]).toEqual([
        line,
        { exitCode: 1, text: why },
      ]);
    }
    expect((await typed(server, 'payments paid')).exitCode).toBe(2);
    expect(await audits()).toHaveLength(before);
    for (const each of [atPort, byCard, atStore]) {
      const { state, version } = await seen(visitor, each.id);
      expect([state, version]).toEqual([each.state, each.version]);
    }
    const { id } = atPort.outbound.sailing;
    await operate(server, `sailings cancel ${id} --reason 強風のため`);
    const end = `bookings cancel ${of(atPort)} --leg outbound`;
    expect((await typed(server, `payments paid ${of(atPort)}`)).text).toBe(
      `a sailing of it is cancelled: take no money, and give back what was taken; for the rest alone end that leg without a fee first: "${end}"`,
    );
    expect((await seen(visitor, atPort.id)).state).toBe('confirmedUnpaid');
    const back = atPort.return?.sailing.id ?? '';
    await operate(server, `sailings cancel ${back} --reason 強風のため`);
    expect((await typed(server, `payments paid ${of(atPort)}`)).text).toBe(
      'a sailing of it is cancelled: take no money, and give back what was taken',
    );
    await operate(server, `sailings restore ${id} ${back}`);
    await paid(atPort);
    expect((await typed(server, `payments paid ${of(atPort)} --yen ${due - 10}`)).text).toBe(
      `another amount: it is ${due} yen`,
    );
  });

  it('一方の便だけが欠航なら、その行程を手数料なしで取り消してから、往復割引のままの残りの代金だけを受け取れる', async () => {
    const booked = await bookFamily(visitor);
    const { id } = booked.outbound.sailing;
    await operate(server, `sailings cancel ${id} --reason 強風のため`);
    const refused = (await typed(server, `payments paid ${booked.reservationNumber}`)).text;
    const [, line = ''] = /"(bookings cancel .+)"$/.exec(refused) ?? [];
    await operate(server, line);
    const left = await seen(visitor, booked.id);
    const due = left.quote.totalYen - left.waivedYen;
    expect(due).toBe(booked.quote.return?.totalYen);
    await operate(server, `payments paid ${booked.reservationNumber} --yen ${due}`);
    expect((await seen(visitor, booked.id)).state).toBe('confirmed');
    await operate(server, `sailings restore ${id}`);
  });

  it('取り消すと手数料がかかり、窓口で払い戻す。担当者の一覧に出て、渡したと記録すると済む', async () => {
    const booked = await bookFamily(visitor);
    await paid(booked);
    const confirmed = await seen(visitor, booked.id);
    const quote = await quoteOf(visitor, confirmed, wholeTrip);
    expect(quote).toMatchObject({ isPaid: true, paymentMethod: 'port', refundWay: 'port' });
    expect([quote.transferFeeYen, quote.feeYen > 0]).toEqual([0, true]);
    const part = await cancelShown(visitor, confirmed, [oneOf('passenger', 1)]);
    // Of two refunds of the same instant none is the older.
    pass(server, 60);
    const all = await cancelShown(visitor, part, wholeTrip);
    const called = all.cancellations.map(({ number }) => number);
    expect(called).toEqual([1, 2].map((count) => `${booked.reservationNumber}-C${count}`));
    const yen = all.cancellations.map(({ refundYen }) => refundYen);
    expect(all.refunds.map(({ way, state, amountYen }) => [way, state, amountYen])).toEqual(
      yen.map((each) => ['port', 'pending', each]),
    );
    // Nobody is asked: it is handed out.
    await runPaymentJobs(server);
    const list = (await operate(server, 'refunds list')).split('\n');
    expect(list).toEqual(
      all.refunds.map(({ id }, index) =>
        [id, 'port', 'pending', called[index], yen[index], '-'].join('\t'),
      ),
    );
    const told = (await refundMails()).length;
    for (const { id } of all.refunds) {
      expect(await operate(server, `refunds paid ${id}`)).toBe(`${id} is paid`);
      expect(await operate(server, `refunds paid ${id}`)).toBe(`${id} was paid already`);
    }
    const { refunds, state } = await seen(visitor, booked.id);
    expect([state, refunds.map((each) => each.state)]).toEqual([
      'cancelled',
      ['refunded', 'refunded'],
    ]);
    const mails = (await refundMails()).slice(told);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toContain('乗船港の窓口で払い戻しました。');
    expect((await typed(server, `payments paid ${booked.reservationNumber}`)).text).toBe(
      'it is cancelled or has lapsed',
    );
  });

  it('お支払いの領収書は窓口でお渡しし、取消手数料の領収書は、窓口でのお支払いとして出す', async () => {
    const booked = await bookFamily(visitor);
    await paid(booked);
    const confirmed = await seen(visitor, booked.id);
    expect(await sourcesOf(visitor, confirmed)).toEqual([]);
    expect((await askFor(visitor, confirmed)).statusCode).toBe(404);
    const { cancellations } = await cancelShown(visitor, confirmed, [oneOf('passenger', 1)]);
    const [cancellation] = cancellations;
    const facts = { kind: 'cancellationFee', method: 'port', amountYen: cancellation?.feeYen };
    expect(await sourcesOf(visitor, confirmed)).toMatchObject([
      { ...facts, sourceId: cancellation?.id },
      // The receipt was handed out at the port.
      { kind: 'refund', corrects: { number: null }, cancellationNumber: cancellation?.number },
    ]);
    const receipt = await issued(visitor, confirmed, { sourceId: cancellation?.id ?? '' });
    expect(receipt).toMatchObject({ ...facts, taxes: [], proviso: '取消手数料として' });
    const [page] = (await readPdf((await pdfOf(visitor, receipt.id)).rawPayload)).pages;
    expect(page).toContain('乗船港の窓口でのお支払い');
    expect(page).not.toContain('クレジットカード');
  });

  it('カードで払えなかった窓口の予約も、窓口で払える', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    expect((await payLater(visitor, booked, { card: CARDS.declined })).statusCode).toBe(402);
    await paid(booked);
    const { state, payment } = await seen(visitor, booked.id);
    expect([state, payment?.method]).toEqual(['confirmed', 'port']);
  });
});
