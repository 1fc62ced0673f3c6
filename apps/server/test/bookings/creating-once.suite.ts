import type { Draft, TicketList } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { mailsTo } from '../support/account.ts';
import type { TestServer, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  DRAFTS,
  expectStatus,
  fillDraft,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { loggedIn } from '../support/members.ts';
import { COMPANIONS, familyCar, hina, VEHICLES } from '../support/profile.ts';
import { bookPaid, sharesOf, ticketsOf } from '../support/tickets.ts';

type Call = { url: string; body?: object; count: () => Promise<number> };

/** Calls that create something without stock or money, the same on both databases. */
export function creatingOnceSuite(server: TestServer, visitor: Visitor): void {
  const rowsOf = async (table: 'draft' | 'companion' | 'member_vehicle' | 'ticket_share') => {
    const { count } = await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const mails = async () => (await mailsTo(server, 'hanako@example.jp')).length;

  const customerCalls: [operation: string, prepare: () => Promise<Call>][] = [
    [
      'createDraft',
      async () => ({
        url: DRAFTS,
        body: await chooseTrip(visitor),
        count: () => rowsOf('draft'),
      }),
    ],
    [
      'createChangeDraft',
      async () => {
        const { id } = await bookPaid(visitor, await chooseTrip(visitor));
        const url = `${RESERVATIONS}/${id}/change-drafts`;
        return { url, body: { parts: ['cabins'] }, count: () => rowsOf('draft') };
      },
    ],
    [
      'shareTicket',
      async () => {
        const { id } = await bookPaid(visitor, await chooseTrip(visitor));
        const { legs } = (await visitor.get(ticketsOf(id))).json<TicketList>();
        const ticketId = legs[0]?.tickets[0]?.id;
        return { url: sharesOf(id), body: { ticketId }, count: () => rowsOf('ticket_share') };
      },
    ],
    [
      'sendDraftLink',
      async () => {
        const { id } = await fillDraft(visitor);
        return { url: `${DRAFTS}/${id}/links`, count: mails };
      },
    ],
    [
      'sendMailConfirmation',
      async () => {
        const { id } = await fillDraft(visitor);
        return { url: `${DRAFTS}/${id}/mail-confirmations`, count: mails };
      },
    ],
  ];

  const memberCalls: [operation: string, call: Call][] = [
    ['createCompanion', { url: COMPANIONS, body: hina(), count: () => rowsOf('companion') }],
    [
      'createMemberVehicle',
      { url: VEHICLES, body: familyCar(), count: () => rowsOf('member_vehicle') },
    ],
  ];

  async function expectOnce(client: Visitor, { url, body, count }: Call) {
    const before = await count();
    const same = key();
    const first = await client.post(url, body, same);
    expect(first.statusCode, first.body).toBeLessThan(300);
    const again = await client.post(url, body, same);
    expect(again.statusCode).toBe(first.statusCode);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(await count()).toBe(before + 1);
    expect((await client.post(url, body)).statusCode).toBe(first.statusCode);
  }

  describe('作るだけの操作の再送', () => {
    it.each(customerCalls)('%s は、同じ鍵では1度だけ行う', async (_, prepare) => {
      await expectOnce(visitor, await prepare());
    });

    it.each(memberCalls)('%s は、同じ鍵では1度だけ行う', async (_, call) => {
      await loadDemoMembers(server.db, server.clock);
      const member = await loggedIn(server, 'hanako');
      await expectOnce(member, call);
    });

    it('保存した応答は、そのままでは読めない', async () => {
      const same = key();
      const made = expectStatus(await visitor.post(DRAFTS, await chooseTrip(visitor), same), 201);
      const { body } = await server.db
        .selectFrom('stored_response')
        .select('body')
        .where('key', '=', same['idempotency-key'])
        .executeTakeFirstOrThrow();
      expect(body).not.toContain(made.json<Draft>().id);
    });

    it('別の内容には使えず、形の合わない鍵は断る', async () => {
      const trip = await chooseTrip(visitor);
      const same = key();
      expectStatus(await visitor.post(DRAFTS, trip, same), 201).json<Draft>();
      const other = await visitor.post(DRAFTS, await chooseTrip(visitor, { adults: 2 }), same);
      expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
      const short = await visitor.post(DRAFTS, trip, key('short'));
      expect(short.json().code).toBe('PRECONDITION_MISSING');
    });
  });
}
