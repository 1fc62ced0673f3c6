import { useTestServer } from '../support/use-server.ts';
import { standBySuite } from './stand-by.suite.ts';

standBySuite(useTestServer());
