import type { ExternalHandlers } from '@ferry/api/external-server';
import { jstDate } from '@ferry/format/date';
import type { Services } from '../../booking/services/services.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findMember } from '../../domain/members/find-member.ts';
import { getSettings, updateSettings } from '../../domain/members/notification-settings.ts';
import { keepCustomers } from '../../members/keep-customers.ts';
import { collectMemberData } from '../../members/member-data.ts';
import { updateMember } from '../../members/update-member.ts';
import { withdraw } from '../../members/withdraw.ts';
import { etagOf, versionOf } from '../etag.ts';
import { limitProfileWrites } from '../profile-requests.ts';
import { clearSessionCookies, loginOf, memberIdOf, visitorOf } from '../visitor.ts';

type Operations =
  | 'getCurrentMember'
  | 'updateCurrentMember'
  | 'deleteCurrentMember'
  | 'getNotificationSettings'
  | 'updateNotificationSettings'
  | 'keepCustomers'
  | 'getMemberData';

/** Tag members of the external-api. */
export function memberHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  const { db } = services;
  return {
    async getCurrentMember(request, reply) {
      const member = await findMember(db, memberIdOf(request));
      if (!member) throw new DomainError('UNAUTHENTICATED');
      return reply.header('etag', etagOf(member.version)).code(200).send(member);
    },

    async updateCurrentMember(request, reply) {
      await limitProfileWrites(services, request);
      const version = versionOf(request.headers['if-match']);
      const member = await updateMember(services, memberIdOf(request), version, request.body);
      return reply.header('etag', etagOf(member.version)).code(200).send(member);
    },

    async deleteCurrentMember(request, reply) {
      await limitProfileWrites(services, request);
      await withdraw(services, loginOf(request));
      clearSessionCookies(request, reply);
      return reply.code(204).send();
    },

    async getNotificationSettings(request, reply) {
      const settings = await getSettings(db, memberIdOf(request));
      return reply.header('etag', etagOf(settings.version)).code(200).send(settings);
    },

    async updateNotificationSettings(request, reply) {
      await limitProfileWrites(services, request);
      const version = versionOf(request.headers['if-match']);
      const settings = await updateSettings(db, memberIdOf(request), version, request.body);
      return reply.header('etag', etagOf(settings.version)).code(200).send(settings);
    },

    async keepCustomers(request, reply) {
      await limitProfileWrites(services, request);
      const { id: sessionId } = visitorOf(request);
      const memberId = memberIdOf(request);
      const version = versionOf(request.headers['if-match']);
      const context = { db, clock: services.clock, sessionId, memberId };
      const { kept, version: now } = await keepCustomers(context, version, request.body.draftId);
      return reply.header('etag', etagOf(now)).code(200).send(kept);
    },

    async getMemberData(request, reply) {
      const session = { ...visitorOf(request), login: loginOf(request) };
      const data = await collectMemberData({ ...services, session });
      const day = jstDate(data.createdAt).replaceAll('-', '');
      return reply
        .header('content-disposition', `attachment; filename="member-data-${day}.json"`)
        .code(200)
        .send(data);
    },
  };
}
