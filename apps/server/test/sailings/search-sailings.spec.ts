import { openTestDatabase } from '../support/database.ts';
import { searchSailingsSuite } from './search-sailings.suite.ts';

searchSailingsSuite(openTestDatabase);
