import { usePostgresServer } from '../support/use-postgres-server.ts';
import { stormSuite } from './storm.suite.ts';

// The company's storm, on a cluster of its own: the clock of its processes runs.

stormSuite(usePostgresServer({ processes: 2 }));
