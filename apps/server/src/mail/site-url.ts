/**
 * Placeholder of the site's address in mails that are written and not yet sent: what it is, only the
 * process that sends them knows.
 */
export const SITE = 'https://site.invalid';

/** The text with the site's address in it. @param siteUrl without a slash at the end */
export const withSite = (text: string, siteUrl: string): string => text.replaceAll(SITE, siteUrl);
