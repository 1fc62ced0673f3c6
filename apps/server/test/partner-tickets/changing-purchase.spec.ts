import { useTestServer, useVisitor } from '../support/use-server.ts';
import { changedPurchaseSuite } from './changed-purchase.suite.ts';
import { changingPurchaseSuite } from './changing-purchase.suite.ts';
import { paidPurchaseChangesSuite } from './paid-purchase-changes.suite.ts';
import { purchaseAfterChangeSuite } from './purchase-after-change.suite.ts';

const server = useTestServer();
const visitor = useVisitor(server);
changingPurchaseSuite(server, visitor);
changedPurchaseSuite(server, visitor);
purchaseAfterChangeSuite(server, visitor);
paidPurchaseChangesSuite(server, visitor);
