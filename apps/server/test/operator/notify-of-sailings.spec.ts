import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifyOfSailings } from '../../src/booking/reservations/notify-of-sailings.ts';
import { NOW } from '../support/api.ts';
import { bookFamily, cancelShown } from '../support/cancelling.ts';
import { change } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { AQUARIUM, buyTicket } from '../support/purchases.ts';
import { BOOKED, bookOnFoot, offerStandBy, standBy } from '../support/stand-by.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { runnerOf } from './sailing-commands.suite.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const decide = async (...words: string[]) => {
  const { exitCode, text } = await runnerOf(server)('sailings', ...words);
  expect([exitCode, text]).toEqual([0, expect.any(String)]);
};

let failed: string[] = [];
/** One run by each of two processes. */
const tell = () =>
  Promise.all(
    [1, 2].map(() => notifyOfSailings(server.db, server.clock, (_, id) => failed.push(id))),
  );
/** What is written to tell, and of which booking. */
const told = async () => {
  await tell();
  const rows = await server.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'text_body', 'occasion'])
    .where('kind', '=', 'sailingNews')
    .orderBy('id')
    .execute();
  await server.db.deleteFrom('mail').execute();
  return rows.map(({ text_body, ...row }) => ({ ...row, text: text_body ?? '' }));
};
const paidFamily = () => bookFamily(visitor, { card: CARDS.frictionless });
const idOf = ({ outbound }: Reservation) => outbound.sailing.id;

beforeEach(async () => {
  failed = [];
  server.clock.set(NOW);
  await server.db.deleteFrom('sailing_event').execute();
  await sql`update sailing set status = 'scheduled', status_reason = null, decided_status = null,
    delay_minutes = null, delay_reason = null`.execute(server.db);
  await server.db
    .updateTable('reservation')
    .set({ names_removed_at: server.clock.now() })
    .execute();
  await server.db.deleteFrom('mail').execute();
});

describe('便についての決定を、予約した人に伝える', () => {
  it('欠航を、連絡先に1回だけ、二つの道と電話とともに伝える。試しの実行では伝えない', async () => {
    const paid = await paidFamily();
    const unpaid = await bookFamily(visitor);
    await server.db.deleteFrom('mail').execute();
    await decide('cancel', idOf(paid), '--reason', '強風のため', '--dry-run');
    expect(await told()).toEqual([]);
    await decide('cancel', idOf(paid), '--reason', '強風のため');
    const mails = await told();
    expect(mails).toHaveLength(2);
    const of = ({ id }: Reservation) => mails.find(({ occasion }) => occasion.endsWith(id));
    const mail = of(paid);
    expect(mail?.recipient).toBe(paid.representative.email);
    expect(mail?.subject).toMatch(/^【汐凪フェリー】欠航のお知らせ 8月2日\(月\) 6:40 汐見港発/);
    expect(mail?.text).toContain('ご予約の便は、強風のため、欠航になりました。');
    expect(mail?.text).toContain('8月9日(月) 6:40までにお選びください。');
    expect(mail?.text).toContain('お支払いのカードへ自動で払い戻します。');
    expect(mail?.text).toContain('欠航証明書は、予約の詳細で受け取れます。');
    expect(mail?.text).toContain(`別の便に乗る\n`);
    expect(mail?.text).toContain(`/reservation/${paid.id}?number=${paid.reservationNumber}`);
    expect(mail?.text).toContain(`全額を払い戻す\n`);
    expect(mail?.text).toMatch(/お電話でも承ります。0120-/);
    expect(of(unpaid)?.text).toContain('この便の運賃はいただきません。');
    expect(of(unpaid)?.text).not.toMatch(/払い戻/);
    expect(await told()).toEqual([]);
    // Another decision about it replaces this one, and none is told once nothing can be decided any more.
    server.clock.set('2027-08-05T12:00:00+09:00');
    await sql`delete from sailing_told`.execute(server.db);
    expect(await told()).toEqual([]);
    // That it never left is decided, and told, days later.
    server.clock.set('2027-08-05T09:00:00+09:00');
    expect(await told()).toHaveLength(2);
  });

  it('途中で失敗しても、残りには伝わり、失敗した分は後でちょうど1回伝わる', async () => {
    const [first, second] = [await paidFamily(), await paidFamily()];
    await server.db.deleteFrom('mail').execute();
    await decide('cancel', idOf(first), '--reason', '強風のため');
    await sql`alter table sailing_told add constraint broken check (reservation_id <> ${sql.lit(first.id)})`.execute(
      server.db,
    );
    expect((await told()).map(({ occasion }) => occasion.split(' ').at(-1))).toEqual([second.id]);
    expect(new Set(failed.map((id) => id.split(' ').at(-1)))).toEqual(new Set([first.id]));
    await sql`alter table sailing_told drop constraint broken`.execute(server.db);
    expect((await told()).map(({ occasion }) => occasion.split(' ').at(-1))).toEqual([first.id]);
    expect(await told()).toEqual([]);
  });

  it('連絡先の変更を待つあいだは、どちらのアドレスにも伝える', async () => {
    const booked = await paidFamily();
    await server.db
      .updateTable('reservation')
      .set({ new_email: 'new@example.jp', new_email_at: server.clock.now() })
      .where('id', '=', booked.id)
      .execute();
    await server.db.deleteFrom('mail').execute();
    await decide('cancel', idOf(booked), '--reason', '強風のため');
    const addresses = (await told()).map(({ recipient }) => recipient).sort();
    expect(addresses).toEqual([booked.representative.email, 'new@example.jp'].sort());
  });

  it('提携きっぷでは、便だけの全額の払い戻しも、自動の払い戻しも約束しない', async () => {
    const bought = await buyTicket(visitor, AQUARIUM);
    await server.db.deleteFrom('mail').execute();
    await decide('cancel', idOf(bought), '--reason', '強風のため');
    const [mail] = await told();
    expect(mail?.text).toContain('きっぷ全体の払い戻し(ご利用になった分を差し引きます)');
    expect(mail?.text).toContain('払い戻しへ進む\n');
    expect(mail?.text).not.toMatch(/全額|自動で|一緒に、手数料なし/);
  });

  it('遅れは新しい時刻で伝え、60分からは二つの道も、復路に間に合わないときはそのことも伝える', async () => {
    const booked = await paidFamily();
    await server.db.deleteFrom('mail').execute();
    await decide('delay', idOf(booked), '--minutes', '20', '--reason', '濃霧のため');
    const [short] = await told();
    expect(short?.text).toContain('濃霧のため、2027年8月2日(月) 7:00に出港する見込みです。');
    expect(short?.text).not.toMatch(/別の便に乗る|遅延証明書/);
    await decide('delay', idOf(booked), '--minutes', '90', '--reason', '濃霧のため');
    const [long, ...more] = await told();
    expect(more).toEqual([]);
    expect(long?.text).toContain('別の便に乗る');
    expect(long?.text).toContain('遅延証明書は、予約の詳細で受け取れます。');
    expect(long?.text).toMatch(/復路の便\(.*\)の運航に変わりはありません。/);
    await sql`update reservation_leg set sailing_id = (select id from sailing
      where id like 'sail_strait-back-%' and service_date = '2027-08-02' order by call_departures[1] limit 1)
      where reservation_id = ${booked.id} and leg = 'return'`.execute(server.db);
    await decide('delay', idOf(booked), '--minutes', '600', '--reason', '濃霧のため');
    expect((await told())[0]?.text).toContain('に間に合いません。');
    await sql`update reservation_leg set sailing_id = ${booked.return?.sailing.id}
      where reservation_id = ${booked.id} and leg = 'return'`.execute(server.db);
  });

  it('運航に戻ると、選んでいない人には運航を、選んだ人にはそのままであることを伝える', async () => {
    const [waiting, moved, gone] = [await paidFamily(), await paidFamily(), await paidFamily()];
    await decide('cancel', idOf(waiting), '--reason', '強風のため');
    await told();
    const [offer] = await searchStrait(visitor, { date: '2027-08-03' });
    await change(visitor, moved, { outbound: legOf(offer) });
    await cancelShown(visitor, gone, [
      { leg: 'outbound', kind: 'leg', position: null },
      { leg: 'return', kind: 'leg', position: null },
    ]);
    await server.db.deleteFrom('mail').execute();
    await decide('restore', idOf(waiting));
    const mails = await told();
    const of = ({ id }: Reservation) =>
      mails.find(({ occasion }) => occasion.endsWith(id))?.text ?? '';
    expect(mails).toHaveLength(3);
    expect(of(waiting)).toContain('予定どおり運航することになりました。ご予約はそのまま有効です。');
    for (const each of [moved, gone]) {
      expect(of(each)).toContain('お客様がお選びになった内容');
    }
    expect(await told()).toEqual([]);
  });

  it('遅れを聞いてから当日空席待ちにした行程には、運航に戻ったことを伝えない', async () => {
    await offerStandBy(server);
    const [late, other] = [await bookOnFoot(visitor), await bookOnFoot(visitor, 1)];
    await decide('delay', BOOKED, '--minutes', '30', '--reason', '濃霧のため');
    expect(await told()).toHaveLength(2);
    await standBy(server, late);
    await server.db.deleteFrom('mail').execute();
    await decide('restore', BOOKED);
    expect((await told()).map(({ occasion }) => occasion.split(' ').at(-1))).toEqual([other.id]);
  });

  it('当日空席待ちの便が欠航になり運航に戻ると、席のないまま空席待ちに戻ったと伝える', async () => {
    await offerStandBy(server);
    const late = await bookOnFoot(visitor);
    await standBy(server, late);
    await server.db.deleteFrom('mail').execute();
    await decide('cancel', BOOKED, '--reason', '強風のため');
    expect(await told()).toHaveLength(1);
    await decide('restore', BOOKED);
    const [mail] = await told();
    expect(mail?.subject).toContain('運航のお知らせ');
    expect(mail?.text).toContain(
      '当日空席待ちに戻り、この便にお客様のお席はありません。8月9日(月)まで',
    );
    expect(mail?.text).not.toMatch(/そのまま有効|出港 /);
  });

  it('伝える前に運航に戻った便については、何も伝えない', async () => {
    const booked = await paidFamily();
    await decide('cancel', idOf(booked), '--reason', '強風のため');
    await decide('restore', idOf(booked));
    expect(await told()).toEqual([]);
  });
});
