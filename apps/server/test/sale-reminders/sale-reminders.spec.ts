import { useTestServer } from '../support/use-server.ts';
import { saleRemindersSuite } from './sale-reminders.suite.ts';

saleRemindersSuite(useTestServer());
