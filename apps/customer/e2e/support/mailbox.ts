import { test } from '@playwright/test';

/**
 * The mailbox of a customer, of 髙橋花子 if no other is named, in the test that runs. Booking one name
 * from one mailbox twice on a sailing is asked about: each test has mailboxes of its own.
 */
export function mailbox(owner = 'hanako'): string {
  const { testId, retry, repeatEachIndex } = test.info();
  return `${owner}-${testId.slice(-6)}-${retry}${repeatEachIndex}@example.jp`;
}
