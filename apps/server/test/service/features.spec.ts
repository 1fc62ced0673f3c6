import type { FeatureList, PartnerTicketList } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { listFeatures } from '../../src/domain/routes/features.ts';
import { loadOperator } from '../../src/operator/load-operator.ts';
import { operator } from '../../src/rules/company.ts';
import { chooseTrip } from '../support/booking.ts';
import { openTestDatabase } from '../support/database.ts';
import { smallOperator } from '../support/small-operator.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

it('デモの会社は、すべての機能を返す', async () => {
  const response = await visitor.get('/customer-api/features');
  expect(response.headers['cache-control']).toBe('public, max-age=60');
  expect(response.json<FeatureList>()).toEqual({
    features: [
      'members',
      'partnerTickets',
      'vehicles',
      'pets',
      'serviceStatus',
      'passengerLinks',
      'preOrders',
    ],
    operations: null,
  });
});

it('事業者が切った機能は、あっても返さない', async () => {
  const { db, clock } = server;
  expect(await listFeatures(db, clock, ['members', 'vehicles'])).toEqual([
    'partnerTickets',
    'pets',
    'serviceStatus',
    'passengerLinks',
    'preOrders',
  ]);
});

it('提携きっぷを切ると、一覧は空になり、新しくは買えない', async () => {
  const url = '/customer-api/partner-tickets';
  const list = async () => (await visitor.get(url)).json<PartnerTicketList>().partnerTickets;
  const [ticket] = await list();
  const draft = { ...(await chooseTrip(visitor)), partnerTicketId: ticket?.id };
  operator.notOffered.push('partnerTickets');
  expect(await list()).toEqual([]);
  const response = await visitor.post('/customer-api/drafts', draft);
  expect([response.statusCode, response.json().code]).toEqual([422, 'TICKET_NOT_ON_SALE']);
  operator.notOffered.splice(0);
});

it('旅客だけを運ぶ会社には、車両もペットもきっぷもない', async () => {
  const { db, close } = await openTestDatabase();
  await loadOperator(db, smallOperator(), { clock: server.clock, horizonDays: 10 });
  expect(await listFeatures(db, server.clock, [])).toEqual([
    'members',
    'serviceStatus',
    'passengerLinks',
  ]);
  await close();
});
