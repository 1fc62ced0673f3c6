import type { CustomerHandlers, PartnerVoucher } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { redeemVoucher } from '../../booking/reservations/redeem-voucher.ts';
import type { Services } from '../../booking/services/services.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError, type DomainErrorDetails } from '../../domain/domain-error.ts';
import { countHit, forgetHit } from '../../domain/rate-limits/rate-limits.ts';
import {
  checkVoucher,
  type TypedVoucher,
  VoucherRefusal,
} from '../../domain/vouchers/use-voucher.ts';
import { partnerOf } from '../partner.ts';

type Operations = 'redeemVoucher' | 'checkVoucher';

/** Tag partnerTickets: what partners do, each with vouchers of its own. */
export function partnerVoucherHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { keys, clock } = services;
  return {
    async redeemVoucher(request, reply) {
      const { prefix: usedBy } = partnerOf(request);
      const requestKey = request.headers['idempotency-key'];
      const voucher = await ofPartner(services, request, request.body.code, (tx, typed) =>
        redeemVoucher(tx, services, typed, { usedBy, requestKey }),
      );
      return reply.code(200).send(voucher);
    },

    async checkVoucher(request, reply) {
      const voucher = await ofPartner(services, request, request.body.code, (tx, typed) =>
        checkVoucher(tx, keys, typed, clock.now()),
      );
      return reply.code(200).send(voucher);
    },
  };
}

/**
 * Does something with a partner's voucher. What it has none of reads the same whatever is wrong with the
 * code, and counts: codes are not to be tried. Nothing else counts.
 * @throws DomainError `NOT_FOUND`, `VOUCHER_REFUSED`, `RATE_LIMITED`, `IDEMPOTENCY_KEY_REUSED`
 */
async function ofPartner(
  { db, clock, limits }: Services,
  request: FastifyRequest,
  typed: string,
  work: (tx: Transaction<Database>, typed: TypedVoucher) => Promise<PartnerVoucher>,
): Promise<PartnerVoucher> {
  const { prefix, partner_name: partnerName } = partnerOf(request);
  const unknown = { name: 'unknown-vouchers', subject: prefix, limit: limits.unknownVouchers };
  const retryAfterSeconds = await countHit(db, [unknown], clock.now());
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  try {
    const voucher = await inTransaction(db, (tx) => work(tx, { typed, partnerName }));
    await forgetHit(db, [unknown]);
    return voucher;
  } catch (error) {
    const isRefusal = error instanceof VoucherRefusal;
    const details = isRefusal ? detailsOf(error) : undefined;
    if (isRefusal && !details) throw new DomainError('NOT_FOUND');
    await forgetHit(db, [unknown]);
    throw details ? new DomainError('VOUCHER_REFUSED', details) : error;
  }
}

/** Undefined for what is none of the partner's vouchers. */
function detailsOf({ reason, fact }: VoucherRefusal): DomainErrorDetails | undefined {
  switch (reason) {
    case 'used':
      return { voucherReason: reason, usedAt: fact };
    case 'notYet':
      return { voucherReason: reason, validFrom: fact };
    case 'over':
      return { voucherReason: reason, validUntil: fact };
    case 'cancelled':
      return { voucherReason: reason };
    default:
      return undefined;
  }
}
