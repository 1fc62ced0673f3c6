import type { CustomerHandlers, Receipt } from '@ferry/api/customer-server';
import { getReceipt, issueReceipt, listReceipts } from '../../booking/receipts/receipts.ts';
import type { Services } from '../../booking/services/services.ts';
import { printReceipt } from '../../pdf/print-receipt.ts';
import { respondOnce } from '../idempotency.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'listReceipts' | 'issueReceipt' | 'getReceipt' | 'getReceiptPdf';

/** Tag receipts: what was paid, on paper. */
export function receiptHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, limits } = services;
  return {
    async listReceipts(request, reply) {
      const context = { clock, sessionId: visitorOf(request).id };
      return reply.code(200).send(await listReceipts(db, context, request.params.reservationId));
    },

    async issueReceipt(request, reply) {
      await limitBySession(services, request, 'receipt', limits.receipts);
      const { id: sessionId, login } = visitorOf(request);
      const context = { clock, sessionId, isMember: login !== undefined };
      const response = await respondOnce(services, request, async (tx) => {
        const { reservationId } = request.params;
        const receipt = await issueReceipt(tx, context, reservationId, request.body);
        const headers = { location: `/customer-api/receipts/${receipt.id}` };
        return { status: 201 as const, headers, body: receipt };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async getReceipt(request, reply) {
      const context = { clock, sessionId: visitorOf(request).id };
      return reply.code(200).send(await getReceipt(db, context, request.params.receiptId));
    },

    async getReceiptPdf(request, reply) {
      await limitBySession(services, request, 'receipt-pdf', limits.receiptPdfs);
      const context = { clock, sessionId: visitorOf(request).id };
      const receipt = await getReceipt(db, context, request.params.receiptId);
      const pdf = await printReceipt(receipt);
      reply.header('content-type', 'application/pdf');
      reply.header('content-disposition', attachmentOf(receipt));
      // The contract's type of a file is the browser's; what is sent are its bytes.
      return reply.code(200).send(pdf as unknown as Blob);
    },
  };
}

function attachmentOf({ number, kind }: Receipt): string {
  const paper = kind === 'refund' ? '適格返還請求書' : '領収書';
  const name = encodeURIComponent(`${paper}_${number}.pdf`);
  return `attachment; filename="receipt-${number}.pdf"; filename*=UTF-8''${name}`;
}
