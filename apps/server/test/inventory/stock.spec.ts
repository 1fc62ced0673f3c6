import { openTestDatabase } from '../support/database.ts';
import { stockSuite } from './stock.suite.ts';

stockSuite(openTestDatabase);
