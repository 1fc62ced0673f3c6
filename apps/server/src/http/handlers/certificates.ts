import type { CustomerHandlers } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { issueCertificate } from '../../booking/reservations/issue-certificate.ts';
import type { Services } from '../../booking/services/services.ts';
import type { SailingRun } from '../../domain/certificates/sailing-run.ts';
import { verifyCertificate } from '../../domain/certificates/verify-certificate.ts';
import { certificateName, printCertificate } from '../../pdf/print-certificate.ts';
import { limitBySession } from '../rate-limit.ts';
import { refuseToken } from '../refuse-token.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'getCertificatePdf' | 'verifyCertificate';

/**
 * Tag certificates: that a sailing was cancelled or late, on paper.
 * @param siteUrl where a certificate is verified
 */
export function certificateHandlers(
  services: Services,
  siteUrl: string,
): Pick<CustomerHandlers, Operations> {
  const { db, clock, keys, limits } = services;
  return {
    async getCertificatePdf(request, reply) {
      await limitBySession(services, request, 'receipt-pdf', limits.receiptPdfs);
      const certificate = await issueCertificate(services, visitorOf(request).id, request.params);
      const pdf = await printCertificate(certificate, siteUrl);
      reply.header('content-type', 'application/pdf');
      reply.header('content-disposition', attachmentOf(certificate.run));
      // The contract's type of a file is the browser's; what is sent are its bytes.
      return reply.code(200).send(pdf as unknown as Blob);
    },

    async verifyCertificate(request, reply) {
      const { token } = request.body;
      const verification = await verifyCertificate(db, keys, token, clock.now()).catch(
        (error: unknown) => refuseToken(services, request, 'certificate', error),
      );
      return reply.code(200).send(verification);
    },
  };
}

function attachmentOf(run: SailingRun): string {
  const day = jstDate(run.departureAt);
  const name = encodeURIComponent(`${certificateName(run)}_${day}.pdf`);
  return `attachment; filename="certificate-${day}.pdf"; filename*=UTF-8''${name}`;
}
