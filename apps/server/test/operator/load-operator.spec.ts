import { openTestDatabase } from '../support/database.ts';
import { loadOperatorSuite } from './load-operator.suite.ts';

loadOperatorSuite(openTestDatabase);
