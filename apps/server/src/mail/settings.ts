import { smtpTransport } from './smtp.ts';
import { keepingTransport, type MailTransport } from './transport.ts';

/** How this process sends mails. */
export interface MailSettings {
  transport: MailTransport;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** Bodies with a token stay (encrypted) after they were handed over, for the mail page. */
  keepsTokens: boolean;
  /** Whom the company's own mails go to; undefined: to nobody. */
  company?: string | undefined;
}

/**
 * @param config of the server; without an SMTP server mails stay in the outbox
 * @param isDemonstration only its mails can be read on the mail page whatever is in them
 */
export function mailSettings(
  config: {
    smtpUrl: string | undefined;
    mailFrom: string | undefined;
    mailCompany: string | undefined;
    siteUrl: string;
    showsMails: boolean;
  },
  isDemonstration: boolean,
): MailSettings {
  const { smtpUrl, mailFrom, mailCompany: company, siteUrl, showsMails } = config;
  const transport = smtpUrl && mailFrom ? smtpTransport(smtpUrl, mailFrom) : keepingTransport;
  return { transport, siteUrl, keepsTokens: showsMails && isDemonstration, company };
}
