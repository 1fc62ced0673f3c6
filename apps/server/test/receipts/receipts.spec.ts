import { describe, expect, it } from 'vitest';
import { startTestServer, Visitor } from '../support/api.ts';
import { askFor, bookByCard, issued, RECEIPTS } from '../support/receipts.ts';
import { certificateOf } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { issuedReceiptsSuite } from './issued-receipts.suite.ts';
import { receiptsSuite } from './receipts.suite.ts';

const server = useTestServer();
const visitor = useVisitor(server);

describe('receipts', () => receiptsSuite(server));
describe('issued receipts', () => issuedReceiptsSuite(server));

it('発行とPDFの回数には、セッションごとの上限がある', async () => {
  const booked = await bookByCard(visitor);
  const receipt = await issued(visitor, booked);
  const limited = await startTestServer({
    database: { ...server.database, close: async () => undefined },
    clock: server.clock,
    limits: {
      receipts: { hits: 2, windowSeconds: 60 },
      receiptPdfs: { hits: 1, windowSeconds: 60 },
    },
  });
  const here = new Visitor(limited.app);
  for (const cookie of visitor.cookies) here.cookies.set(...cookie);
  const pdf = () => here.get(`${RECEIPTS}/${receipt.id}/pdf`);
  expect([(await pdf()).statusCode, (await pdf()).json().code]).toEqual([200, 'RATE_LIMITED']);
  // All papers together.
  const certificate = await here.get(certificateOf(booked.id));
  expect(certificate.json().code).toBe('RATE_LIMITED');
  const ask = () => askFor(here, booked);
  expect([(await ask()).statusCode, (await ask()).json().code]).toEqual([201, 'RATE_LIMITED']);
  await limited.close();
});
