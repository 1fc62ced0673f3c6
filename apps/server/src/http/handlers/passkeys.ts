import type { ExternalHandlers } from '@ferry/api/external-server';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../booking/services/services.ts';
import { deletePasskey, listPasskeys, renamePasskey } from '../../domain/members/passkeys.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import { addPasskey, startPasskey } from '../../members/add-passkey.ts';
import { confirmLogin } from '../../members/confirm-login.ts';
import { logInWithPasskey, startPasskeyLogin } from '../../members/log-in-with-passkey.ts';
import { loginDeviceOf } from '../../members/login-device.ts';
import { relyingPartyOf } from '../../members/relying-party.ts';
import { takeOver } from '../../members/take-over.ts';
import { etagOf, versionOf } from '../etag.ts';
import { limitBySession } from '../rate-limit.ts';
import { loginOf, memberIdOf, setSessionCookies, visitorOf } from '../visitor.ts';

type Operations =
  | 'listPasskeys'
  | 'createPasskeyChallenge'
  | 'createPasskey'
  | 'updatePasskey'
  | 'deletePasskey'
  | 'createPasskeyLoginChallenge'
  | 'loginWithPasskey'
  | 'confirmLogin';

/**
 * Tag passkeys of the external-api, and what the tag auth has about them.
 * @param siteUrl the site that passkeys are made for
 */
export function passkeyHandlers(
  services: Services,
  siteUrl: string,
): Pick<ExternalHandlers, Operations> {
  const { db, limits } = services;
  const partyOf = (request: FastifyRequest) => relyingPartyOf(siteUrl, request.headers.origin);
  const adding = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'passkey-write', limits.profileWrites);
    const session = { ...visitorOf(request), login: loginOf(request) };
    return { ...services, session, party: partyOf(request) };
  };
  const writer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'passkey-write', limits.profileWrites);
    return { db, memberId: memberIdOf(request) };
  };
  return {
    async listPasskeys(request, reply) {
      return reply.code(200).send(await listPasskeys({ db, memberId: memberIdOf(request) }));
    },

    async createPasskeyChallenge(request, reply) {
      return reply.code(200).send(await startPasskey(await adding(request)));
    },

    async createPasskey(request, reply) {
      const passkey = await addPasskey(await adding(request), request.body);
      return reply.header('etag', etagOf(passkey.version)).code(201).send(passkey);
    },

    async updatePasskey(request, reply) {
      const of = { id: request.params.passkeyId, version: versionOf(request.headers['if-match']) };
      const passkey = await renamePasskey(await writer(request), of, request.body.name);
      return reply.header('etag', etagOf(passkey.version)).code(200).send(passkey);
    },

    async deletePasskey(request, reply) {
      await deletePasskey(await writer(request), request.params.passkeyId);
      return reply.code(204).send();
    },

    async createPasskeyLoginChallenge(request, reply) {
      await limitBySession(services, request, 'login-challenge', limits.loginChallenges);
      const context = { ...services, session: visitorOf(request), party: partyOf(request) };
      return reply.code(200).send(await startPasskeyLogin(context));
    },

    async loginWithPasskey(request, reply) {
      const device = loginDeviceOf(request.headers['user-agent'], services.clock.now());
      const session = visitorOf(request);
      const from = { session, device, client: clientOf(request.ip), takeOver };
      const context = { ...services, ...from, party: partyOf(request) };
      setSessionCookies(request, reply, await logInWithPasskey(context, request.body));
      return reply.code(204).send();
    },

    async confirmLogin(request, reply) {
      const context = { ...services, client: clientOf(request.ip) };
      await confirmLogin(context, loginOf(request), request.body.password);
      return reply.code(204).send();
    },
  };
}
