import type { FeatureList } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { listFeatures } from '../../src/domain/routes/features.ts';
import { loadOperator } from '../../src/operator/load-operator.ts';
import { openTestDatabase } from '../support/database.ts';
import { smallOperator } from '../support/small-operator.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

it('デモの会社は、すべての機能を返す', async () => {
  const response = await visitor.get('/customer-api/features');
  expect(response.headers['cache-control']).toBe('public, max-age=60');
  expect(response.json<FeatureList>().features).toEqual([
    'members',
    'partnerTickets',
    'vehicles',
    'pets',
    'serviceStatus',
  ]);
});

it('事業者が切った機能は、あっても返さない', async () => {
  const { db, clock } = server;
  expect(await listFeatures(db, clock, ['members', 'vehicles'])).toEqual([
    'partnerTickets',
    'pets',
    'serviceStatus',
  ]);
});

it('旅客だけを運ぶ会社には、車両もペットもきっぷもない', async () => {
  const { db, close } = await openTestDatabase();
  await loadOperator(db, smallOperator(), { clock: server.clock, horizonDays: 10 });
  expect(await listFeatures(db, server.clock, [])).toEqual(['members', 'serviceStatus']);
  await close();
});
