import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { migrations } from '../../src/database/migrations/index.ts';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { sellingRulesOf } from '../../src/rules/selling-rules.ts';
import { openBlankDatabase } from '../support/database.ts';
import { smallOperator } from '../support/small-operator.ts';

it('operators that were loaded before their rules were data get the rules that held for them', async () => {
  const { db, close } = await openBlankDatabase();
  const previous = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await previous.migrateTo('0003-changed-holds');
  const { passengerAges, holds, cancellation, passengerListMonths, ...old } = smallOperator();
  const named = { source_id: 'small', position: 0, name: 'small', description: '' };
  await db
    .insertInto('operator_source')
    .values({
      id: 'small',
      name: 'small',
      document: JSON.stringify(old),
      document_hash: '',
      generated_from: '2027-01-01',
      generated_until: '2027-12-31',
    })
    .execute();
  await db
    .insertInto('route')
    .values({ id: 'route_small', ...named, rules: JSON.stringify({ fewLeft: old.fewLeft }) })
    .execute();
  const port = { ...named, address: '', phone: '', latitude: 34, longitude: 135 };
  await db
    .insertInto('port')
    .values([
      { ...port, id: 'port_unread', name: '奥ノ島港', name_kana: '奥ノ島港' },
      { ...port, id: 'port_read', name: '灯里港', name_kana: 'あかりこう' },
      { ...port, id: 'port_kana', name: 'みなと', name_kana: 'みなと' },
    ])
    .execute();

  await migrateDatabase(db);

  // A name that nobody gave a reading for is not its reading.
  const ports = db.selectFrom('port').select('name_kana').orderBy('id');
  expect(await ports.execute()).toEqual([
    { name_kana: 'みなと' },
    { name_kana: 'あかりこう' },
    { name_kana: null },
  ]);
  const { document } = await db
    .selectFrom('operator_source')
    .select('document')
    .executeTakeFirstOrThrow();
  const rules = sellingRulesOf(parseOperatorDocument(document));
  expect(rules).toMatchObject({ passengerAges, holds, passengerListMonths });
  expect(rules.cancellation).toContainEqual(cancellation[0]);
  const route = await db.selectFrom('route').select('rules').executeTakeFirstOrThrow();
  const tickets = { opensHoursBefore: 3, beforePaymentAtPort: false };
  expect(rules.tickets).toEqual(tickets);
  expect(route.rules).toMatchObject({ holds, fewLeft: old.fewLeft, tickets });
  expect(route.rules).not.toHaveProperty('payments.unpaid.confirmedForDays');
  await close();
}, 60_000);

it('links in mails that were readable are cleared, and other mails stay as they are', async () => {
  const { db, close } = await openBlankDatabase();
  const previous = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await previous.migrateTo('0012-live-holds');
  const at = new Date('2027-07-20T10:00:00+09:00');
  const mail = { recipient: 'a@example.jp', subject: 's', text_body: 't', html_body: 'h' };
  const times = { next_attempt_at: at, created_at: at };
  await db
    .insertInto('mail')
    .values([
      { ...mail, ...times, kind: 'draftLink', occasion: '1', state: 'queued' },
      { ...mail, ...times, kind: 'draftLink', occasion: '2', state: 'sent' },
      { ...mail, ...times, kind: 'reservationReceived', occasion: '3', state: 'queued' },
    ])
    .execute();

  await migrateDatabase(db);

  const columns = ['occasion', 'state', 'text_body', 'html_body', 'next_attempt_at'] as const;
  const cleared = { text_body: null, html_body: null, next_attempt_at: null };
  expect(await db.selectFrom('mail').select(columns).orderBy('occasion').execute()).toEqual([
    { occasion: '1', state: 'failed', ...cleared },
    { occasion: '2', state: 'sent', ...cleared },
    { occasion: '3', state: 'queued', text_body: 't', html_body: 'h', next_attempt_at: at },
  ]);
  await close();
}, 60_000);

it('what was stored before a city was called so, and nothing was null, is found again', async () => {
  const { db, close } = await openBlankDatabase();
  const previous = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await previous.migrateTo('0020-consents');
  const at = new Date('2027-07-20T10:00:00+09:00');
  const { id: session_id } = await db
    .insertInto('session')
    .values({ token_hash: null, created_at: at, last_seen_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const passengers = [
    { age: '42', municipality: '汐見市' },
    { age: '9', municipality: '' },
  ];
  const quote = { outbound: { totalYen: 1 }, return: null };
  const shown = JSON.stringify({
    outbound: { sailing: { id: 'sail_1' } },
    quote: { ...quote, return: { totalYen: 2 } },
  });
  const stored = { session_id, version: 1, trip: '{}', shown, expires_at: at };
  const customers = JSON.stringify({ representative: { city: '函館市' }, passengers });
  await db
    .insertInto('draft')
    .values({ id: 'drf_1', ...stored, customers, reservation_id: null })
    .execute();
  await sql`insert into draft_payment (draft_id, version, method)
    values ('drf_1', 12, 'port')`.execute(db);
  const names = { family_name: '', given_name: '', family_name_kana: '', given_name_kana: '' };
  const login = { customer_number: '1', login_email: 'a', password_hash: '', email: 'a' };
  const address = JSON.stringify({ building: '', municipality: '汐見市', street: '港町1' });
  const more = { phone: '', birth_date: null, sex: null, scope: '[]', created_at: at };
  await db
    .insertInto('member')
    .values({ id: 'mem_1', session_id, ...names, ...login, ...more, address })
    .execute();

  const representative = JSON.stringify({ postalCode: '' });
  const listed = [...passengers, { passportNumber: 'AB12345' }, { passportNumber: '' }];
  const booking = {
    session_id,
    version: 1,
    state: 'expired' as const,
    representative,
    ...{ contact_phone: '', contact_email: '', total_yen: 1, payment_method: null },
    quote: JSON.stringify(quote),
    ...{ limit_time: at, extensions: 0, draft_id: null, draft_version: null, client_hash: null },
    created_at: at,
  };
  const events = [
    'held',
    'changed',
    'confirmed',
    'changed',
    'paymentFailed',
    'refunded',
    'expired',
  ];
  const [first, second] = [Buffer.from('first'), Buffer.from('second')];
  await db
    .insertInto('reservation')
    .values([
      {
        ...booking,
        id: 'rsv_1',
        reservation_number: '7KQ4MX9R',
        passengers: JSON.stringify(listed),
        mail_hash: null,
      },
      {
        ...booking,
        id: 'rsv_2',
        reservation_number: '7KQ4MX9S',
        passengers: '[]',
        mail_hash: first,
        confirm_mail_by: at,
      },
    ])
    .execute();
  for (const [token, mail, confirmedAt] of [
    [1, first, null],
    [2, second, null],
    [3, first, at],
  ] as const) {
    await sql`insert into mail_confirmation values (
      ${Buffer.of(token)}, ${mail}, 365, ${at}, ${confirmedAt}::timestamptz)`.execute(db);
  }
  await sql`insert into reservation_history (reservation_id, position, at, event)
    select 'rsv_1', e.position, ${at}, e.event
    from unnest(${events}::text[]) with ordinality as e(event, position)`.execute(db);
  // A process of the version before, to which the table has its previous name.
  const storeResponse = (body: string) =>
    sql`
    insert into idempotent_answer values (${session_id}, 'commit', 'key', '', 200, '{}', ${body}, ${at})
    on conflict (session_id, operation, key) do update set body = excluded.body
    where idempotent_answer.created_at <= ${at}`.execute(db);
  await storeResponse('before');
  const rewritten = () =>
    sql<{ xmin: string }>`
    select xmin::text from reservation where id = 'rsv_2'`.execute(db);
  const before = await rewritten();
  await previous.migrateTo('0021-one-word-for-a-city');
  expect((await rewritten()).rows).toEqual(before.rows);

  await migrateDatabase(db);

  const responses = db.selectFrom('stored_response').select('body');
  expect(await responses.execute()).toEqual([{ body: 'before' }]);
  await storeResponse('after');
  expect(await responses.execute()).toEqual([{ body: 'after' }]);
  // Only a link that is on its way, and only of the booking that was made with its mailbox.
  const links = db.selectFrom('mail_confirmation').select(['reservation_id', 'session_id']);
  expect(await links.orderBy('token_hash').execute()).toEqual([
    { reservation_id: 'rsv_2', session_id: null },
    { reservation_id: null, session_id: null },
    { reservation_id: null, session_id: null },
  ]);
  const reservation = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', 'rsv_1')
    .executeTakeFirstOrThrow();
  expect(reservation.representative).toEqual({ postalCode: null });
  expect(reservation.quote).toEqual({ outbound: { totalYen: 1, cabinsYen: null }, return: null });
  expect(reservation.passengers).toMatchObject([
    { city: '汐見市' },
    { city: '' },
    { passportNumber: 'AB12345' },
    { passportNumber: null },
  ]);
  const history = db.selectFrom('reservation_history').select(['event', 'actor']);
  const entries = await history.orderBy('position').execute();
  expect(entries.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
    'held customer',
    'changed customer',
    'confirmed customer',
    'plateSet customer',
    'paymentFailed system',
    'refunded operator',
    'expired system',
  ]);
  const draft = await db
    .selectFrom('draft')
    .select(['customers', 'shown'])
    .executeTakeFirstOrThrow();
  expect(draft.shown?.quote.return).toEqual({ totalYen: 2, cabinsYen: null });
  expect(draft.shown?.outbound.sailing).toEqual({ id: 'sail_1', calls: [] });
  expect(draft.customers).toEqual({
    representative: { city: '函館市' },
    passengers: [
      { age: '42', city: '汐見市' },
      { age: '9', city: '' },
    ],
  });
  const choice = await db.selectFrom('draft_payment').selectAll().executeTakeFirstOrThrow();
  expect(choice).toMatchObject({ draft_id: 'drf_1', id: 'dp_000000000012', method: 'port' });
  const member = await db.selectFrom('member').select('address').executeTakeFirstOrThrow();
  expect(member.address).toEqual({ building: '', city: '汐見市', line1: '港町1' });
  // A process of the version before logs members in until it is stopped.
  await sql`insert into login (token_hash, member_id, created_at, last_seen_at)
    values ('\\x01', 'mem_1', ${at}, ${at})`.execute(db);
  await close();
}, 60_000);

it('members of before keep their grant, their consents and their passkeys, and are told again of an end that nobody knows', async () => {
  const { db, close } = await openBlankDatabase();
  const previous = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await previous.migrateTo('0038-ports-of-call');
  const at = new Date('2027-07-20T10:00:00+09:00');
  const changed = new Date('2027-07-21T10:00:00+09:00');
  for (const [id, scope] of [
    ['mem_1', '["member", "resident"]'],
    ['mem_2', '["member"]'],
  ]) {
    await sql`with own as (
        insert into session (created_at, last_seen_at) values (${at}, ${at}) returning id)
      insert into member (id, session_id, customer_number, login_email, password_hash, email,
        family_name, given_name, family_name_kana, given_name_kana, phone, address, birth_date,
        scope, created_at)
      select ${id}, own.id, ${id}, ${id}, '', '', '島本', '渚', 'シマモト', 'ナギサ', '', '{}',
        '1991-07-07', ${scope}::jsonb, ${at} from own`.execute(db);
  }
  await sql`insert into companion (id, member_id, content, sensitive_consent, created_at, changed_at)
    values ('cmp_1', 'mem_1', '{}', '2026-04-01', ${at}, ${changed}),
      ('cmp_2', 'mem_1', '{}', null, ${at}, ${changed})`.execute(db);
  await sql`insert into passkey (id, member_id, credential_id, public_key, counter, transports, name,
      is_synced, added_at)
    values ('pky_1', 'mem_1', 'c', '\\x01', 0, '[]', '', false, ${at})`.execute(db);

  await previous.migrateTo('0046-removed-records');
  await sql`update member set end_noticed_at = ${changed}`.execute(db);
  await sql`insert into mail (kind, occasion, recipient, subject, state, created_at)
    values ('accountEnding', 'accountEnding mem_1 then', 'a', 's', 'sent', ${at})`.execute(db);
  await migrateDatabase(db);

  const members = db.selectFrom('member').orderBy('id');
  const person = {
    familyNameKana: 'シマモト',
    givenNameKana: 'ナギサ',
    birthDate: '1991-07-07',
  };
  expect(
    await members.select(['resident_person', 'end_notice', 'end_noticed_at']).execute(),
  ).toEqual([
    { resident_person: person, end_notice: 'accountEnding mem_1 then', end_noticed_at: null },
    { resident_person: null, end_notice: null, end_noticed_at: null },
  ]);
  const companions = db.selectFrom('companion').select('consented_at').orderBy('id');
  expect(await companions.execute()).toEqual([{ consented_at: changed }, { consented_at: null }]);
  const passkeys = db.selectFrom('passkey').select('version');
  expect(await passkeys.execute()).toEqual([{ version: 1 }]);
  await close();
}, 60_000);

it('a payment of before was received when the history says so, and one that was not made never was', async () => {
  const { db, close } = await openBlankDatabase();
  const previous = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await previous.migrateTo('0057-sales-as-sold');
  const [begun, paid] = [
    new Date('2027-07-20T10:00:00+09:00'),
    new Date('2027-07-21T10:00:00+09:00'),
  ];
  // What a reservation has beside its payments is of no meaning here.
  await sql`alter table payment drop constraint payment_reservation_id_fkey`.execute(db);
  await sql`alter table reservation_history drop constraint reservation_history_reservation_id_fkey`.execute(
    db,
  );
  for (const [id, state] of [
    ['captured', 'captured'],
    ['given_back', 'refunded'],
    ['unnoticed', 'captured'],
    ['declined', 'failed'],
  ]) {
    await sql`insert into payment (id, reservation_id, request_key, request_hash, provider, method,
        state, amount_yen, created_at)
      values (${`pay_${id}`}, ${`rsv_${id}`}, ${id}, '\\x01', 'sandbox', 'card', ${state}, 4920,
        ${begun})`.execute(db);
  }
  for (const id of ['rsv_captured', 'rsv_given_back']) {
    await sql`insert into reservation_history (reservation_id, position, at, event)
      values (${id}, 1, ${begun}, 'held'), (${id}, 2, ${paid}, 'paid')`.execute(db);
  }
  await migrateDatabase(db);
  const payments = db.selectFrom('payment').select(['id', 'captured_at']).orderBy('id');
  expect(await payments.execute()).toEqual([
    { id: 'pay_captured', captured_at: paid },
    { id: 'pay_declined', captured_at: null },
    { id: 'pay_given_back', captured_at: paid },
    { id: 'pay_unnoticed', captured_at: begun },
  ]);
  await close();
}, 60_000);
