import { expect } from '@playwright/test';
import { answerFaults, late } from '../../support/faults/answers.ts';
import { browserFaults } from '../../support/faults/browser-faults.ts';
import { sessionFaults } from '../../support/faults/sessions.ts';
import { meetPages, test } from '../../support/faults/table.ts';
import { ways } from '../../support/faults/ways.ts';

// Every page with every fault: apps/customer/docs/pages-and-faults.md. What is restored from the browser's memory
// is in a file of its own, for it needs a browser that does.
for (const [column, fault] of [
  ...answerFaults,
  late,
  ...sessionFaults,
  ...browserFaults,
  ...ways,
].entries()) {
  test(`どのページも「${fault.name}」で壊れず、入力も行き先も失わない`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(20 * 60_000);
    expect(await meetPages(browser, site, fault, column)).toEqual({});
  });
}
