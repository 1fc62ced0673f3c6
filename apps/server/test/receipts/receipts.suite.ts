import type { ReceiptSource, Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { book, expectStatus, holdDraft, key } from '../support/booking.ts';
import { bookFamily, cancelShown } from '../support/cancelling.ts';
import { CARDS, choosePaying, holdToPay, pay, press } from '../support/paying.ts';
import { deliverEvents } from '../support/payment-work.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  askFor,
  bookByCard,
  issued,
  lookUp,
  pdfOf,
  RECEIPTS,
  sourcesOf,
} from '../support/receipts.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { useVisitor } from '../support/use-server.ts';

/** What all papers together say was kept, in yen. */
const provenBy = (sources: readonly ReceiptSource[]): number =>
  sources.reduce(
    (sum, { kind, amountYen }) => sum + (kind === 'refund' ? -amountYen : amountYen),
    0,
  );

/** What receipts are issued for, through HTTP: the same on both databases. */
export function receiptsSuite(server: TestServer): void {
  const visitor = useVisitor(server);
  let booked: Reservation;
  beforeEach(async () => {
    booked = await bookByCard(visitor);
  });

  describe('領収書の発行', () => {
    it('宛名と但し書きを選んで発行し、あとから同じものを取り出せる。2回目からは再発行になる', async () => {
      const before = await sourcesOf(visitor, booked);
      expect(before).toMatchObject([
        { kind: 'payment', receivedOn: '2027-07-20', method: 'card', issuesLeft: 20, issued: [] },
      ]);
      server.clock.set('2027-07-21T00:30:00+09:00');
      const later = await lookUp(server, booked);
      const texts = { recipient: '  (株)みなと　商会\u0007\u200b ', proviso: 'ＡＢ出張旅費として' };
      const first = await issued(later, booked, texts);
      expect(first).toMatchObject({
        number: `${booked.reservationNumber}-1`,
        ...{ issue: 1, recipient: '(株)みなと 商会', proviso: 'AB出張旅費として' },
        ...{ issuedAt: '2027-07-21T00:30:00+09:00', receivedOn: '2027-07-20', refundedYen: 0 },
        issuer: {
          ...{ name: '汐凪フェリー株式会社', registrationNumber: 'T0000000000000' },
          ...{ phoneNumber: '0120-000-470', phoneHours: '9:00〜18:00(年中無休)' },
        },
        amountYen: booked.quote.totalYen,
        taxes: [{ ratePercent: 10, taxYen: booked.quote.taxYen }],
      });
      const again = await issued(later, booked);
      expect(again).toMatchObject({
        number: `${booked.reservationNumber}-2`,
        ...{ issue: 2, recipient: '山田 花子', proviso: '乗船運賃として' },
      });
      expect((await later.get(`${RECEIPTS}/${first.id}`)).json()).toEqual(first);
      const [source] = await sourcesOf(later, booked);
      expect(source).toMatchObject({
        issuesLeft: 18,
        issued: [{ id: first.id }, { id: again.id }],
      });
    });

    it('往復と車両の明細は、1円までお支払いに一致し、燃料油価格変動調整金が別の行になる', async () => {
      const draft = await draftOf(visitor, await roundTrip(visitor));
      const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
      const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
      const paid = expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
      const { lines, voyages, amountYen } = await issued(visitor, paid);
      expect(lines.reduce((sum, line) => sum + line.amountYen, 0)).toBe(paid.payment?.amountYen);
      expect(amountYen).toBe(paid.payment?.amountYen);
      expect(lines.filter(({ label }) => label.startsWith('燃料油')).length).toBeGreaterThan(1);
      expect(voyages.map(({ leg, fromPortName }) => [leg, fromPortName])).toEqual([
        ['outbound', '汐見港'],
        ['return', '凪浦港'],
      ]);
    });

    it('コンビニでのお支払いは、支払われてから、店の名前とともに発行できる', async () => {
      const ready = await holdToPay(visitor, { store: 'store_minato' });
      const waiting = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
      expect(await sourcesOf(visitor, waiting)).toEqual([]);
      expect((await askFor(visitor, waiting)).statusCode).toBe(404);
      server.clock.set('2027-07-21T23:30:00+09:00');
      await press(visitor, waiting.payment?.instructions?.url ?? '', 'pay');
      await deliverEvents(server);
      const receipt = await issued(await lookUp(server, waiting), waiting);
      const expected = { method: 'convenienceStore', storeName: 'みなとマート' };
      expect(receipt).toMatchObject({ ...expected, receivedOn: '2027-07-21' });
    });

    it('窓口で支払う予約には、発行できるものがない', async () => {
      const atPort = await book(visitor);
      expect(await sourcesOf(visitor, atPort)).toEqual([]);
      const sourceId = booked.payment?.id ?? '';
      expect((await askFor(visitor, atPort, { sourceId })).statusCode).toBe(404);
    });

    it('全額を払い戻すと、新しくは発行できず、発行したものは残る', async () => {
      const { id } = await issued(visitor, booked);
      const setState = (state: 'refundPending' | 'refunded' | 'captured') =>
        server.db
          .updateTable('payment')
          .set({ state })
          .where('id', '=', booked.payment?.id ?? '')
          .execute();
      for (const state of ['refundPending', 'refunded'] as const) {
        await setState(state);
        const refused = await askFor(visitor, booked);
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'RESERVATION_STATE']);
        const amountYen = booked.quote.totalYen;
        const returned = { kind: 'refund', amountYen, corrects: { number: expect.any(String) } };
        expect(await sourcesOf(visitor, booked)).toMatchObject([
          { refundedYen: amountYen, issuesLeft: 0, issued: [{ id }] },
          // Once the money is back, it has a paper that corrects the receipt.
          ...(state === 'refunded' ? [returned] : []),
        ]);
        await pdfOf(visitor, id);
      }
      await setState('captured');
      const at = server.clock.now();
      const byHand = (...parts: (number | { failed: number })[]) => {
        const steps = parts.map((part) =>
          typeof part === 'number'
            ? { yen: part, at }
            : { yen: 0, at, failed: [{ yen: part.failed, at: server.clock.now() }] },
        );
        const by_hand = JSON.stringify(steps);
        return server.db.updateTable('payment').set({ by_hand }).execute();
      };
      // By hand, twice: a paper for each, of which the first stays as it was issued.
      const papers = async () =>
        (await sourcesOf(visitor, booked)).filter(({ kind }) => kind === 'refund');
      await byHand(300);
      expect(await sourcesOf(visitor, booked)).toMatchObject([{ refundedYen: 300 }, {}]);
      const [one] = await papers();
      const paper = await issued(visitor, booked, { sourceId: one?.sourceId });
      expect(paper).toMatchObject({ amountYen: 300, taxes: [{ amountYen: 300 }] });
      await byHand(300, 200);
      expect(await papers()).toMatchObject([
        { sourceId: one?.sourceId, amountYen: 300, issued: [{ id: paper.id }] },
        { amountYen: 200, issued: [] },
      ]);
      // Both fail, later: the paper that was issued is taken back by another one, the other one goes.
      server.clock.set(new Date(at.getTime() + 10 * 60_000).toISOString());
      await byHand({ failed: 300 }, { failed: 200 });
      const [receipt, still, back, ...more] = await sourcesOf(visitor, booked);
      expect([receipt?.refundedYen, more]).toEqual([0, []]);
      expect(still).toMatchObject({ kind: 'refund', amountYen: 300, issued: [{ id: paper.id }] });
      const corrects = { number: paper.number, receivedOn: paper.receivedOn };
      expect(back).toMatchObject({
        ...{ kind: 'refundCorrection', amountYen: 300, untaxedYen: 0, corrects, issued: [] },
      });
      const taken = await issued(visitor, booked, { sourceId: back?.sourceId });
      expect(taken).toMatchObject({
        ...{ corrects, amountYen: 300, taxes: paper.taxes },
      });
      const { pages, title } = await readPdf((await pdfOf(visitor, taken.id)).rawPayload);
      expect(title).toBe(`修正した適格返還請求書 ${taken.number}`);
      const words = pages[0]?.normalize('NFKC').replaceAll(/\s/gu, '');
      for (const part of [
        `もとの適格返還請求書${paper.number}`,
        '返還できませんでした',
        '取消日',
      ]) {
        expect(words).toContain(part);
      }
      // A receipt that was issued between the return and its failure is less by it: the rest has one of its own.
      await server.db.deleteFrom('receipt').where('reservation_id', '=', booked.id).execute();
      await byHand(300);
      const less = await issued(visitor, booked);
      expect(less.amountYen).toBe(booked.quote.totalYen - 300);
      server.clock.set(new Date(at.getTime() + 20 * 60_000).toISOString());
      await byHand({ failed: 300 });
      expect(await sourcesOf(visitor, booked)).toMatchObject([
        { kind: 'payment', amountYen: booked.quote.totalYen - 300, refundedYen: 0 },
        { kind: 'payment', amountYen: 300, corrects: null, issued: [] },
      ]);
      await byHand();
      server.clock.set(NOW);
    });

    it('領収書のあとの取消には、その番号のある適格返還請求書があり、領収書は減らない', async () => {
      const paid = await bookFamily(visitor, { card: CARDS.frictionless });
      const before = await issued(visitor, paid);
      const leg = { leg: 'outbound', kind: 'leg', position: null } as const;
      const once = await cancelShown(visitor, paid, [leg]);
      const [first] = once.cancellations;
      const copy = await issued(visitor, paid, { recipient: 'みなと商会' });
      const { number: _, id: __, issue: ___, recipient: ____, ...same } = before;
      expect(copy).toMatchObject({ ...same, issuedAt: copy.issuedAt, issue: 2 });
      const sources = await sourcesOf(visitor, paid);
      const givenUp = (first?.refundYen ?? 0) + (first?.feeYen ?? 0);
      expect(sources.map(({ kind, amountYen }) => [kind, amountYen])).toEqual([
        ['payment', before.amountYen],
        ['cancellationFee', first?.feeYen],
        ['refund', givenUp],
      ]);
      expect(sources[0]).toMatchObject({ refundedYen: givenUp });
      const refund = sources[2];
      const corrects = { number: before.number, receivedOn: before.receivedOn };
      expect(refund).toMatchObject({ corrects, cancellationNumber: first?.number });
      const paper = await issued(visitor, paid, { sourceId: refund?.sourceId });
      expect(paper).toMatchObject({
        corrects,
        amountYen: givenUp,
        proviso: '乗船運賃の返還として',
      });
      expect(paper.taxes).toMatchObject([{ ratePercent: 10, amountYen: givenUp }]);
      const { pages, title } = await readPdf((await pdfOf(visitor, paper.id)).rawPayload);
      expect(title).toBe(`適格返還請求書 ${paper.number}`);
      for (const part of [`もとの領収書${before.number}`, 'T0000000000000', '返還日', '10%対象']) {
        expect(pages[0]?.normalize('NFKC')).toContain(part);
      }
      const all = await cancelShown(visitor, once, [leg]);
      const total = [...all.cancellations].reduce((sum, each) => sum + each.refundYen, 0);
      const later = await sourcesOf(visitor, paid);
      expect(later.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
      expect(later[0]).toMatchObject({ issuesLeft: 0, refundedYen: before.amountYen });
      expect(provenBy(later)).toBe(before.amountYen - total);
      const fee = await issued(visitor, paid, { sourceId: first?.id });
      expect(fee).toMatchObject({
        ...{ kind: 'cancellationFee', proviso: '取消手数料として', receivedOn: '2027-07-20' },
        ...{ method: 'card', amountYen: first?.feeYen, taxes: [], refundedYen: 0, corrects: null },
      });
    });

    it('取消のあとに初めて発行する領収書は、残った代金のもので、手数料は別の領収書になる', async () => {
      const paid = await bookFamily(visitor, { card: CARDS.frictionless });
      const once = await cancelShown(visitor, paid, [
        { leg: 'outbound', kind: 'leg', position: null },
      ]);
      const [first] = once.cancellations;
      const { feeYen = 0, refundYen = 0 } = first ?? {};
      const whole = paid.payment?.amountYen ?? 0;
      const receipt = await issued(visitor, paid);
      expect(receipt).toMatchObject({ amountYen: whole - refundYen - feeYen, refundedYen: 0 });
      expect(receipt.lines.reduce((sum, line) => sum + line.amountYen, 0)).toBe(receipt.amountYen);
      const sources = await sourcesOf(visitor, paid);
      expect(sources.map(({ kind }) => kind)).toEqual(['payment', 'cancellationFee']);
      expect(provenBy(sources)).toBe(whole - refundYen);
    });

    it('領収日は、お金を受け取った日。あとで知らされても、その日ではない', async () => {
      const shop = await Visitor.arrive(server.app);
      const ready = await holdToPay(shop, { store: 'store_minato' });
      const waiting = expectStatus(await pay(shop, ready), 200).json<Reservation>();
      server.clock.set('2027-07-21T23:59:30+09:00');
      await press(shop, waiting.payment?.instructions?.url ?? '', 'pay');
      server.clock.set('2027-07-22T09:00:00+09:00');
      await deliverEvents(server);
      const later = await lookUp(server, waiting);
      const [source] = await sourcesOf(later, waiting);
      expect(source).toMatchObject({ receivedOn: '2027-07-21' });
      const receipt = await issued(later, waiting);
      expect(receipt).toMatchObject({ receivedOn: '2027-07-21' });
      const { pages } = await readPdf((await pdfOf(later, receipt.id)).rawPayload);
      expect(pages[0]?.normalize('NFKC')).toContain('領収日2027年7月21日');
    });

    it('同じ鍵では1枚だけで、別の内容なら断る。20枚を超えて発行しない', async () => {
      const same = key();
      const first = await askFor(visitor, booked, {}, same);
      expect((await askFor(visitor, booked, {}, same)).body).toBe(first.body);
      const other = await askFor(visitor, booked, { recipient: '別の会社' }, same);
      expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
      for (let count = 2; count <= 20; count += 1) await issued(visitor, booked);
      const refused = await askFor(visitor, booked);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'RECEIPT_LIMIT']);
    });

    it.each([
      ['recipient', 'あ'.repeat(41), 'TOO_LONG'],
      ['proviso', 'あ'.repeat(41), 'TOO_LONG'],
      ['recipient', '花子😀', 'INVALID_CHARACTER'],
      ['recipient', 'שלום', 'INVALID_CHARACTER'],
      ['proviso', 'مرحبا', 'INVALID_CHARACTER'],
      ['proviso', '👨‍👩‍👧', 'INVALID_CHARACTER'],
    ])(
      '%s に印刷できないもの(%s)は、その項目の誤りになり、その文字がわかる',
      async (field, text, code) => {
        const refused = await askFor(visitor, booked, { [field]: text });
        expect([refused.statusCode, refused.json().errors]).toEqual([422, { [field]: [code] }]);
        const signs: string[] = refused.json().unprintable ?? [];
        expect(signs.length > 0).toBe(code === 'INVALID_CHARACTER');
        expect(signs.every((sign) => text.includes(sign))).toBe(true);
      },
    );

    it('宛名を空けておくと、名前は印刷されず、「様」だけがある', async () => {
      const blank = { recipient: 'محمد', blankRecipient: true };
      const receipt = await issued(visitor, booked, blank);
      expect(receipt.recipient).toBe('');
      expect((await sourcesOf(visitor, booked))[0]?.issued).toMatchObject([{ recipient: '' }]);
      const { pages } = await readPdf((await pdfOf(visitor, receipt.id)).rawPayload);
      expect(pages[0]).toContain(')様金額');
    });
  });
}
