import { companyFolder, readCompany } from './read-company.ts';

/** The ferry company whose server this is, and its colours by day: read once, as the site is built once. */
export const { operator, theme } = readCompany(companyFolder(process.env));
