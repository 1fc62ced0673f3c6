import { useTestServer } from '../support/use-server.ts';
import { heldPlacesSuite } from './held-places.suite.ts';

heldPlacesSuite(useTestServer({ trustProxy: ['loopback'] }));
