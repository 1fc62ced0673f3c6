import type { Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { loggedIn, logIn, useDemoMembers } from '../support/members.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  askFor,
  bookByCard,
  issued,
  lookUp,
  pdfOf,
  RECEIPTS,
  receiptsOf,
  sourcesOf,
} from '../support/receipts.ts';
import { useVisitor } from '../support/use-server.ts';

/** Receipts that are there, as a PDF and for whom, through HTTP: the same on both databases. */
export function issuedReceiptsSuite(server: TestServer): void {
  useDemoMembers(server);
  const visitor = useVisitor(server);
  let booked: Reservation;
  beforeEach(async () => {
    booked = await bookByCard(visitor);
  });

  describe('領収書のPDF', () => {
    it('長い、改行や向きの記号、重ねた濁点のある宛名と但し書きも、1ページに、読めるままに印刷する', async () => {
      const wide = '鷗'.repeat(40);
      const stacked = `か\u3099あ${'\u0301'.repeat(30)}`;
      for (const [typed, printed] of [
        [wide, wide],
        ['W'.repeat(40), 'W'.repeat(40)],
        ['みなと\n商会\u202E御中', 'みなと商会御中'],
        [stacked, stacked],
      ] as const) {
        const receipt = await issued(visitor, booked, { recipient: typed, proviso: typed });
        const { pages } = await readPdf((await pdfOf(visitor, receipt.id)).rawPayload);
        expect(pages).toHaveLength(1);
        const text = pages[0]?.normalize('NFKC').split(printed.normalize('NFKC')) ?? [];
        expect(text).toHaveLength(3);
        expect(receipt.recipient).not.toMatch(/[\n\u202E]/);
      }
    });

    it.each([
      ['葛\u{e0100}城 花子', '葛城花子'],
      ['辻\u{e0101} 﨑人', '辻﨑人'],
      ['山田 𫝆子', '山田𫝆子'],
      ['𠮷野 美咲', '𠮷野美咲'],
      ['𣘺本 槗', '𣘺本槗'],
      ['Nguyễn Văn Ánh', 'NguyễnVănÁnh'],
      ['김 민수', '김민수'],
      ['สมชาย ใจดี', 'สมชายใจดี'],
      ['น้ำฝน ก่อเกียรติ', 'น้ำฝนก่อเกียรติ'],
      ['张 伟', '张伟'],
      ['陳 怡君', '陳怡君'],
      ['Łukasz Żółć', 'ŁukaszŻółć'],
      ['Иван Παπαδόπουλος', 'ИванΠαπαδόπουλος'],
      ['김'.repeat(40), '김'.repeat(40)],
      ['𠮷김'.repeat(20), '𠮷김'.repeat(20)],
    ])('予約できる名前「%s」は、そのまま読める', async (typed, printed) => {
      const receipt = await issued(visitor, booked, { recipient: typed, proviso: typed });
      const pdf = (await pdfOf(visitor, receipt.id)).rawPayload;
      const { pages, isTagged, roles } = await readPdf(pdf);
      expect([pages.length, isTagged, roles.slice(0, 3)]).toEqual([
        ...[1, true],
        ['Root', 'Document', 'H1'],
      ]);
      const text = (pages[0] ?? '').normalize('NFKC');
      expect(text).toContain(`${printed.normalize('NFKC')}様`);
      expect(text).toContain(`但し${printed.normalize('NFKC')}上記`);
      expect(pdf.length).toBeLessThan(100_000);
    });

    it('別のソフトで読むと、日本語の文字、題名、言語、見出しと表の構造がある', async () => {
      const receipt = await issued(visitor, booked, { recipient: '髙﨑 鷗外' });
      const again = await issued(visitor, booked, { recipient: '<b>みなと商会</b> 御中' });
      const response = await pdfOf(visitor, receipt.id);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="receipt-${receipt.number}.pdf"; filename*=UTF-8''%E9%A0%98%E5%8F%8E%E6%9B%B8_${receipt.number}.pdf`,
        'cache-control': 'no-store',
      });
      const read = await readPdf(response.rawPayload);
      expect(read).toMatchObject({ language: 'ja', isTagged: true });
      expect(read.title).toBe(`領収書 ${receipt.number}`);
      const [text = ''] = read.pages;
      for (const part of [
        ...['髙﨑鷗外様', '但し乗船運賃として', 'クレジットカード利用', 'T0000000000000'],
        ...['汐凪フェリー株式会社', '10%対象', booked.reservationNumber, '燃料油価格変動調整金'],
        `${booked.quote.totalYen.toLocaleString('ja')}円(税込)`,
        `うち消費税(10%)${booked.quote.taxYen.toLocaleString('ja')}円`,
      ]) {
        expect(text.normalize('NFKC')).toContain(part.normalize('NFKC'));
      }
      expect(read.roles.slice(0, 3)).toEqual(['Root', 'Document', 'H1']);
      expect(read.roles).toEqual(expect.arrayContaining(['H2', 'P', 'Table', 'TR', 'TH', 'TD']));
      const second = await readPdf((await pdfOf(visitor, again.id)).rawPayload);
      expect(second.title).toContain('再発行1回目');
      expect(second.pages[0]).toContain('<b>みなと商会</b>御中');
      expect(second.pages[0]).not.toContain('御中様');
      expect((await pdfOf(visitor, receipt.id)).rawPayload).toEqual(response.rawPayload);
    });
  });

  describe('領収書を見られる人', () => {
    it('予約を見られる人だけで、ほかの人には、ないものと同じ。会員も、照会した人も同じに使える', async () => {
      const receipt = await issued(visitor, booked);
      const strangers = [await Visitor.arrive(server.app), await loggedIn(server, 'taro')];
      const NOBODYS = { id: 'rcp_aaaaaaaaaaaaaaaaaaaa', of: 'rsv_aaaaaaaaaaaaaaaaaaaa' };
      for (const stranger of strangers) {
        const ask = (on: { id: string; of: string }) => [
          stranger.get(receiptsOf(on.of)),
          stranger.get(`${RECEIPTS}/${on.id}`),
          stranger.get(`${RECEIPTS}/${on.id}/pdf`),
          askFor(stranger, { ...booked, id: on.of }),
        ];
        const theirs = await Promise.all(ask({ id: receipt.id, of: booked.id }));
        const none = await Promise.all(ask(NOBODYS));
        const bodies = [theirs, none].map((all) =>
          all.map((each) => [each.statusCode, { ...each.json(), requestId: '' }]),
        );
        expect(bodies[0]).toEqual(bodies[1]);
        expect(theirs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      }
      const later = await lookUp(server, booked);
      expect(await sourcesOf(later, booked)).toMatchObject([{ issued: [{ id: receipt.id }] }]);
      await pdfOf(later, receipt.id);
      await logIn(visitor, 'hanako');
      const phone = await loggedIn(server, 'hanako');
      expect((await issued(phone, booked)).issue).toBe(2);
      const rows = server.db.selectFrom('receipt').select(['issue', 'issued_by']);
      expect(await rows.where('reservation_id', '=', booked.id).orderBy('issue').execute()).toEqual(
        [
          { issue: 1, issued_by: 'visitor' },
          { issue: 2, issued_by: 'member' },
        ],
      );
    });
  });
}
