import { smtpTransport } from './smtp.ts';
import { keepingTransport, type MailTransport } from './transport.ts';

/** How this process sends mails. */
export interface MailSettings {
  transport: MailTransport;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}

/** @param config of the server; without an SMTP server mails stay in the outbox */
export function mailSettings(config: {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  siteUrl: string;
}): MailSettings {
  const { smtpUrl, mailFrom, siteUrl } = config;
  const transport = smtpUrl && mailFrom ? smtpTransport(smtpUrl, mailFrom) : keepingTransport;
  return { transport, siteUrl };
}
