import type { RefundAccountRequest, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { mailJobs } from '../../src/jobs/mail-jobs.ts';
import { paymentJobs } from '../../src/jobs/payment-jobs.ts';
import { KeyRing } from '../../src/keys/key-ring.ts';
import { newKey } from '../../src/keys/ring-text.ts';
import { TEST_KEYS, Visitor } from '../support/api.ts';
import { expectStatus, key } from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { holdToPay, pay, press, seen } from '../support/paying.ts';
import { deliverEvents, pass } from '../support/payment-work.ts';
import { everythingIn } from '../support/readable.ts';
import { account, LISTED, operate, register, typed } from '../support/refund-accounts.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const DAY = 24 * 3600;

/** Paid at a store and cancelled; its refund waits for an account. */
async function toRefund(by: Visitor = visitor): Promise<Reservation & { refundId: string }> {
  const ready = await holdToPay(by, { store: 'store_minato' });
  const booked = expectStatus(await pay(by, ready), 200).json<Reservation>();
  await press(by, booked.payment?.instructions?.url ?? '', 'pay');
  await deliverEvents(server);
  const paid = await seen(by, booked.id);
  const cancelled = await cancelShown(by, paid, [{ leg: 'outbound', kind: 'leg', position: null }]);
  return { ...cancelled, refundId: cancelled.refunds[0]?.id ?? '' };
}

const stateOf = async ({ id }: Reservation, by = visitor) => (await seen(by, id)).refunds[0]?.state;
const mails = async (refundId: string) => {
  const query = server.db.selectFrom('mail').select(['kind', 'subject', 'text_body']);
  return query.where('occasion', 'like', `% ${refundId} %`).orderBy('id').execute();
};
const audits = () =>
  server.db.selectFrom('operator_audit').selectAll().orderBy('id', 'desc').execute();
const run = (name: string, keys = TEST_KEYS) => {
  const settings = { transport: undefined, siteUrl: '', keepsTokens: false };
  const services = { ...server.services, keys };
  const jobs = [...paymentJobs(services), ...mailJobs(services, settings as never)];
  const error = (facts: object, message: string) =>
    server.log.push(JSON.stringify({ ...facts, message }));
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error('There is no such job');
  return job.run({ info: () => undefined, error });
};

describe('払い戻し先の登録', () => {
  it('登録すると手続き中になり、担当者が一覧で見て、振り込むと、口座が消えて払い戻し済みになる', async () => {
    const cancelled = await toRefund();
    const { refundId } = cancelled;
    expect(await operate(server, 'refunds list')).toContain(`${refundId}\taccount\tneedsAccount`);
    const same = key();
    const first = expectStatus(await register(visitor, cancelled, refundId, account, same), 200);
    expect((await register(visitor, cancelled, refundId, account, same)).body).toBe(first.body);
    expect(await stateOf(cancelled)).toBe('pending');
    const line = (await operate(server, 'refunds list'))
      .split('\n')
      .find((each) => each.startsWith(refundId));
    const yen = String(cancelled.refunds[0]?.amountYen);
    const { reservationNumber } = cancelled;
    expect(line?.split('\t')).toEqual([
      ...[refundId, 'account', 'pending', `${reservationNumber}-C1`, yen],
      ...LISTED,
    ]);
    expect((await audits())[0]).toMatchObject({ command: 'refunds list', actor: 'mika' });
    expect((await audits())[0]?.details).toContain(refundId);
    expect(await operate(server, `refunds paid ${refundId}`)).toBe(`${refundId} is paid`);
    expect(await operate(server, `refunds paid ${refundId}`)).toBe(`${refundId} was paid already`);
    expect(await stateOf(cancelled)).toBe('refunded');
    expect(await server.db.selectFrom('refund_account').selectAll().execute()).toEqual([]);
    expect((await mails(refundId)).map(({ kind }) => kind)).toEqual([
      'refundAccountRegistered',
      'refundDone',
    ]);
    const { history } = await seen(visitor, cancelled.id);
    expect(history.at(-1)).toMatchObject({ event: 'refunded', by: 'operator' });
  });

  it('口座は、データベースのどの列でも、応答、記録、監査でも読めない', async () => {
    const cancelled = await toRefund();
    const response = await register(visitor, cancelled, cancelled.refundId);
    await operate(server, 'refunds list');
    const everything = await everythingIn(server.db);
    for (const text of [everything, response.body, server.log.join('\n')]) {
      for (const secret of ['7654321', 'みなと銀行', 'ﾔﾏﾀﾞ', 'やまだ', '76543']) {
        expect([secret, text.includes(secret)]).toEqual([secret, false]);
      }
    }
    const { sealed } = await server.db
      .selectFrom('refund_account')
      .select('sealed')
      .executeTakeFirstOrThrow();
    // Beside another refund it cannot be opened.
    expect(() => TEST_KEYS.open(sealed, 'refund account rfd_other')).toThrow();
    await operate(server, `refunds paid ${cancelled.refundId}`);
  });

  it('2回目の登録、ほかの予約の払い戻し、口座の要らない払い戻しは断る', async () => {
    const cancelled = await toRefund();
    const stranger = await Visitor.arrive(server.app);
    const other = await toRefund(stranger);
    const codeOf = async (response: ReturnType<typeof register>) => {
      const { statusCode, json } = await response;
      return [statusCode, json().code];
    };
    expect(await codeOf(register(visitor, cancelled, other.refundId))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(register(visitor, other, other.refundId))).toEqual([404, 'NOT_FOUND']);
    expectStatus(await register(visitor, cancelled, cancelled.refundId), 200);
    const again = { ...account, accountNumber: '1' };
    expect(await codeOf(register(visitor, cancelled, cancelled.refundId, again))).toEqual([
      409,
      'RESERVATION_STATE',
    ]);
    expect(await operate(server, 'refunds list')).toContain(LISTED.join('\t'));
    await operate(server, `refunds paid ${cancelled.refundId}`);
  });

  it('振り込めなかったときは、口座を消して、もう一度お願いする', async () => {
    const cancelled = await toRefund();
    const { refundId } = cancelled;
    for (const attempt of [1, 2]) {
      expectStatus(await register(visitor, cancelled, refundId), 200);
      // The bank may send it back after it was marked as paid.
      if (attempt === 2) await operate(server, `refunds paid ${refundId}`);
      expect(await operate(server, `refunds returned ${refundId}`)).toContain('another account');
      expect(await operate(server, `refunds returned ${refundId}`)).toContain('already');
      expect(await stateOf(cancelled)).toBe('needsAccount');
      const returned = (await mails(refundId)).filter(
        ({ kind }) => kind === 'refundAccountReturned',
      );
      expect(returned).toHaveLength(attempt);
      expect(returned.at(-1)?.subject).toContain('払い戻し先に振り込めませんでした');
      // To where it is registered, and nothing about the person.
      expect(returned.at(-1)?.text_body).toMatch(
        /\/reservation-search\?number=[0-9A-Z]{8}&to=refundAccount\n/,
      );
    }
    expect(await server.db.selectFrom('refund_account').selectAll().execute()).toEqual([]);
  });

  it('登録がないと7日後に1回だけ、もう一度お願いする', async () => {
    const cancelled = await toRefund();
    const reminders = async () =>
      (await mails(cancelled.refundId)).filter(({ kind }) => kind === 'refundAccountReminder');
    pass(server, 7 * DAY - 60);
    await run('remind of accounts');
    expect(await reminders()).toHaveLength(0);
    pass(server, 60);
    await run('remind of accounts');
    pass(server, 7 * DAY);
    await run('remind of accounts');
    expect(await reminders()).toHaveLength(1);
  });

  it('90日のあいだ振り込まれない口座は消え、担当者に知らせ、もう一度お願いする', async () => {
    const cancelled = await toRefund();
    expectStatus(await register(visitor, cancelled, cancelled.refundId), 200);
    pass(server, 90 * DAY - 1);
    expect(await run('remove accounts')).toBe(0);
    pass(server, 1);
    expect(await run('remove accounts')).toBe(1);
    expect(server.log.splice(0).join()).toContain('nobody has paid to this account');
    expect(await server.db.selectFrom('refund_account').selectAll().execute()).toEqual([]);
    const row = await server.db
      .selectFrom('refund')
      .select('state')
      .where('id', '=', cancelled.refundId)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('needsAccount');
  });

  it('鍵を替えても読め、なくした鍵の口座は読めないと一覧にある', async () => {
    const cancelled = await toRefund();
    expectStatus(await register(visitor, cancelled, cancelled.refundId), 200);
    const next = newKey();
    const both = new KeyRing([next, ...TEST_KEYS.keys]);
    expect(await run('reseal accounts', both)).toBe(1);
    const { sealed } = await server.db
      .selectFrom('refund_account')
      .select('sealed')
      .executeTakeFirstOrThrow();
    expect(sealed.startsWith(`${next.id}.`)).toBe(true);
    expect(await operate(server, 'refunds list')).toContain('its key is not in the ring');
    expect(await run('reseal accounts')).toBe(0);
    expect(server.log.splice(0).join()).toContain('accounts wait for keys');
    server.services.keys.replace(both.keys);
    expect(await operate(server, 'refunds list')).toContain(LISTED.join('\t'));
    await operate(server, `refunds paid ${cancelled.refundId}`);
    server.services.keys.replace([...TEST_KEYS.keys].slice(-1) as never);
  });
});

describe('入力した口座', () => {
  const wrongOf = async (request: Partial<RefundAccountRequest>) => {
    const cancelled = await toRefund();
    const response = await register(visitor, cancelled, cancelled.refundId, {
      ...account,
      ...request,
    });
    return [response.statusCode, response.json().errors];
  };
  const empty = { bankCode: '', bankName: '', branchCode: '', branchName: '', accountType: null };

  it('空では、どの欄も入力を求め、ゆうちょ銀行では記号と番号を求める', async () => {
    const nothing = { ...empty, accountNumber: '', holderKana: '' };
    expect(await wrongOf(nothing)).toEqual([
      422,
      {
        bankCode: ['REQUIRED'],
        bankName: ['REQUIRED'],
        branchCode: ['REQUIRED'],
        branchName: ['REQUIRED'],
        accountType: ['REQUIRED'],
        accountNumber: ['REQUIRED'],
        holderKana: ['REQUIRED'],
      },
    ]);
    expect(await wrongOf({ ...nothing, kind: 'yucho' })).toEqual([
      422,
      { symbol: ['REQUIRED'], accountNumber: ['REQUIRED'], holderKana: ['REQUIRED'] },
    ]);
  });

  it.each<[string, Partial<RefundAccountRequest>, object]>([
    ['3桁の金融機関コード', { bankCode: '001' }, { bankCode: ['INVALID_FORMAT'] }],
    ['8桁の口座番号', { accountNumber: '12345678' }, { accountNumber: ['INVALID_FORMAT'] }],
    ['0だけの口座番号', { accountNumber: '0000000' }, { accountNumber: ['INVALID_FORMAT'] }],
    ['漢字の名義', { holderKana: '山田花子' }, { holderKana: ['NOT_KANA'] }],
    ['31文字の名義', { holderKana: 'ｱ'.repeat(31) }, { holderKana: ['TOO_LONG'] }],
    [
      '末尾が1でないゆうちょ銀行の番号',
      { ...empty, kind: 'yucho', symbol: '11940', accountNumber: '12345672' },
      { accountNumber: ['INVALID_FORMAT'] },
    ],
    [
      '知らないゆうちょ銀行の記号',
      { ...empty, kind: 'yucho', symbol: '21940', accountNumber: '12345671' },
      { symbol: ['INVALID_FORMAT'], accountNumber: ['INVALID_FORMAT'] },
    ],
  ])('%sは断る', async (_name, request, errors) => {
    expect(await wrongOf(request)).toEqual([422, errors]);
  });

  it('ゆうちょ銀行の記号・番号は、振込用の店番・口座番号になって一覧にある', async () => {
    const cancelled = await toRefund();
    const yucho = { ...account, ...empty, kind: 'yucho' as const, symbol: '１１９４０' };
    const request = { ...yucho, accountNumber: '12345671' };
    expectStatus(await register(visitor, cancelled, cancelled.refundId, request), 200);
    const listed = ['9900', 'ゆうちょ銀行', '198', '一九八', '普通', '1234567'].join('\t');
    expect(await operate(server, 'refunds list')).toContain(listed);
  });
});

describe('担当者の言葉', () => {
  it('知らない払い戻しと、決済会社が行う払い戻しは断り、止まった払い戻しは手で払える', async () => {
    expect(await typed(server, 'refunds paid rfd_unknown')).toEqual({
      exitCode: 1,
      text: 'there is no such refund',
    });
    const cancelled = await toRefund();
    const set = (change: {
      way: 'card';
      state: 'pending' | 'stopped';
      next_check_at: Date | null;
    }) =>
      server.db.updateTable('refund').set(change).where('id', '=', cancelled.refundId).execute();
    await set({ way: 'card', state: 'pending', next_check_at: server.clock.now() });
    const line = `refunds paid ${cancelled.refundId}`;
    expect((await typed(server, line)).exitCode).toBe(1);
    expect((await typed(server, line.replace('paid', 'returned'))).exitCode).toBe(1);
    await set({ way: 'card', state: 'stopped', next_check_at: null });
    expect(await operate(server, 'refunds list')).toContain(`${cancelled.refundId}\tcard\tstopped`);
    expect(await operate(server, line)).toContain('is paid');
    expect(await stateOf(cancelled)).toBe('refunded');
  });
});
