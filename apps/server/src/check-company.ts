// The first import of a program: says in one line what is wrong with the operator's folder, before
// anything is loaded that reads it.
import { CompanyError, companyFolder, readCompany } from './rules/read-company.ts';

try {
  readCompany(companyFolder(process.env));
} catch (error) {
  console.error(error instanceof CompanyError ? error.message : error);
  process.exit(1);
}
