import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import { sendMailConfirmation } from '../../booking/confirming/send-confirmation.ts';
import { deleteDraft } from '../../booking/drafts/delete-draft.ts';
import { resumeDraft, sendDraftLink } from '../../booking/drafts/draft-links.ts';
import type { Services } from '../../booking/services/services.ts';
import { DomainError } from '../../domain/domain-error.ts';
import {
  createDraft,
  type DraftContext,
  getDraft,
  setCustomers,
  setPartnerTicket,
  setTrip,
} from '../../domain/drafts/drafts.ts';
import { listDrafts } from '../../domain/drafts/list-drafts.ts';
import { assertTurn } from '../../domain/queue/assert-turn.ts';
import { operator } from '../../rules/company.ts';
import { etagOf, versionOf, versionsOf } from '../etag.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations =
  | 'createDraft'
  | 'getDraft'
  | 'listDrafts'
  | 'setDraftTrip'
  | 'setDraftCustomers'
  | 'setDraftPartnerTicket'
  | 'sendDraftLink'
  | 'resumeDraft'
  | 'sendMailConfirmation'
  | 'deleteDraft';

const NO_CONTENT = { status: 204 as const, headers: {}, body: undefined };

/** Tag drafts: a draft is there for its own session only. */
export function draftHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, limits } = services;
  const writer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'draft-write', limits.draftWrites);
    return { db, clock, sessionId: visitorOf(request).id };
  };
  return {
    async createDraft(request, reply) {
      const { partnerTicketId } = request.body;
      if (partnerTicketId !== undefined && operator.notOffered.includes('partnerTickets')) {
        throw new DomainError('TICKET_NOT_ON_SALE');
      }
      const memberId = visitorOf(request).login?.memberId;
      const context = await writer(request);
      const response = await respondOnceIfKeyed(services, request, async (db) => {
        await assertTurn(db, context.sessionId, clock.now());
        const body = await createDraft({ ...context, db }, request.body, memberId);
        return { status: 201 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async getDraft(request, reply) {
      const context = { db, clock, sessionId: visitorOf(request).id };
      const draft = await getDraft(context, request.params.draftId);
      return reply.header('etag', etagOf(draft.version)).code(200).send(draft);
    },

    async listDrafts(request, reply) {
      const drafts = await listDrafts({ db, clock, sessionId: visitorOf(request).id });
      return reply.code(200).send({ drafts });
    },

    ...editHandlers(writer),

    ...linkHandlers(services, writer),

    async resumeDraft(request, reply) {
      await limitBySession(services, request, 'draft-link', limits.draftLinks);
      const draft = await resumeDraft(await writer(request), request.body.token);
      return reply.header('etag', etagOf(draft.version)).code(200).send(draft);
    },

    async deleteDraft(request, reply) {
      await deleteDraft(await writer(request), request.params.draftId);
      return reply.code(204).send();
    },
  };
}

type Links = 'sendDraftLink' | 'sendMailConfirmation';

/** Mails with a link to a draft, or to confirm its mailbox. */
function linkHandlers(
  services: Services,
  writer: (request: FastifyRequest) => Promise<DraftContext>,
): Pick<CustomerHandlers, Links> {
  const { limits, keys } = services;
  const sender = async (request: FastifyRequest) => ({
    ...(await writer(request)),
    keys,
    limits,
    client: clientHashOf(keys, request).toString('base64'),
  });
  return {
    async sendDraftLink(request, reply) {
      await limitBySession(services, request, 'draft-link', limits.draftLinks);
      const context = await sender(request);
      const { status } = await respondOnceIfKeyed(services, request, (db) =>
        sendDraftLink({ ...context, db }, request.params.draftId).then(() => NO_CONTENT),
      );
      return reply.code(status).send();
    },

    async sendMailConfirmation(request, reply) {
      await limitBySession(services, request, 'draft-link', limits.draftLinks);
      const context = await sender(request);
      const { status } = await respondOnceIfKeyed(services, request, (db) =>
        sendMailConfirmation({ ...context, db }, request.params.draftId).then(() => NO_CONTENT),
      );
      return reply.code(status).send();
    },
  };
}

type Edits = 'setDraftTrip' | 'setDraftCustomers' | 'setDraftPartnerTicket';

/** What is typed into a draft, and chosen in it. */
function editHandlers(
  writer: (request: FastifyRequest) => Promise<DraftContext>,
): Pick<CustomerHandlers, Edits> {
  return {
    async setDraftTrip(request, reply) {
      const { draftId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const draft = await setTrip(await writer(request), draftId, version, request.body);
      return reply.header('etag', etagOf(draft.version)).code(200).send(draft);
    },

    async setDraftCustomers(request, reply) {
      const { draftId } = request.params;
      const versions = versionsOf(request.headers['if-match']);
      const draft = await setCustomers(await writer(request), draftId, versions, request.body);
      return reply.header('etag', etagOf(draft.version)).code(200).send(draft);
    },

    async setDraftPartnerTicket(request, reply) {
      const { draftId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const draft = await setPartnerTicket(await writer(request), draftId, version, request.body);
      return reply.header('etag', etagOf(draft.version)).code(200).send(draft);
    },
  };
}
