import { companyFolder, readCompany } from './read-company.ts';

/** The ferry company whose server this is, its colours by day and its words in mails: read once, as the site is built once. */
export const { operator, theme, darkTheme, mailTexts } = readCompany(companyFolder(process.env));
