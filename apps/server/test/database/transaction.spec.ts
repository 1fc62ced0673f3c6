import { openTestDatabase } from '../support/database.ts';
import { transactionSuite } from './transaction.suite.ts';

transactionSuite(openTestDatabase);
