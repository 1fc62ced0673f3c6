import { createTransport } from 'nodemailer';
import { assertAddress, assertHeader, type MailTransport, TransportDown } from './transport.ts';

const TIMEOUT_MS = 20_000;
/** Nodemailer's codes for what has nothing to do with the mail or its receiver. */
const DOWN = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH']);

/**
 * Sends through an SMTP server.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from address with or without a name: `会社 <noreply@example.jp>`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    async send({ messageId, to, subject, text, html }) {
      const mail = {
        messageId,
        to: assertAddress(to),
        subject: assertHeader(subject),
        text,
        html,
        // A response of a machine must not be answered by machines.
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await transport.sendMail(mail).catch((error: Error & { code?: string }) => {
        throw error.code && DOWN.has(error.code) ? new TransportDown(error.code, error) : error;
      });
    },
    close: () => transport.close(),
  };
}
