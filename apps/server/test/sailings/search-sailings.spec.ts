import { clockAt, openDemonstration } from '../support/operator.ts';
import { NOW } from '../support/searches.ts';
import { searchSailingsSuite } from './search-sailings.suite.ts';

searchSailingsSuite(() => openDemonstration(clockAt(NOW)));
