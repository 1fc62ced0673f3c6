import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { migrations } from '../../src/database/migrations/index.ts';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { sellingRulesOf } from '../../src/rules/selling-rules.ts';
import { smallOperator } from '../support/small-operator.ts';

it('operators that were loaded before their rules were data get the rules that held for them', async () => {
  const { db, close } = await openDatabase({});
  const former = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await former.migrateTo('0003-changed-holds');
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

  await migrateDatabase(db);

  const { document } = await db
    .selectFrom('operator_source')
    .select('document')
    .executeTakeFirstOrThrow();
  const rules = sellingRulesOf(parseOperatorDocument(document));
  expect(rules).toMatchObject({ passengerAges, holds, passengerListMonths });
  expect(rules.cancellation).toContainEqual(cancellation[0]);
  const route = await db.selectFrom('route').select('rules').executeTakeFirstOrThrow();
  expect(route.rules).toMatchObject({ holds, fewLeft: old.fewLeft });
  await close();
}, 60_000);

it('links in mails that were readable are cleared, and other mails stay as they are', async () => {
  const { db, close } = await openDatabase({});
  const former = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await former.migrateTo('0012-live-holds');
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
