import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

const SCRIPT = join(import.meta.dirname, '../../../server/test/support/site-process.ts');
/** When the site's clock begins: sales of the sailings of August are open. */
export const NOW = '2027-07-20T10:00:00+09:00';
/** The first sailings that every test may book. */
export const DAY = '2027-08-02';

/** A whole site of our own, with a clock that can be set. */
interface OwnSite {
  origin: string;
  /** @param instant RFC 3339 with offset; time runs on from there */
  setClock(instant: string): Promise<void>;
  /** The states of the reservations of a mail address. */
  statesOf(email: string): Promise<string[]>;
  /** The operator does not sail on a day. @returns how many sailings that were */
  stopSailings(date: string): Promise<number>;
  /** The operator opens the fair line with one turn at a time. @param opensAt RFC 3339; places from 15 minutes before */
  openLine(opensAt: string): Promise<void>;
  /** Everything that customers were sent, the first first. */
  readMails(): Promise<{ subject: string; text: string }[]>;
  /** What is wrong in the database, in answers and in the log. */
  findFaults(): Promise<unknown[]>;
}

async function start(): Promise<{ site: OwnSite; child: ChildProcess }> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = fork(SCRIPT, { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  let number = 0;
  const ask = <Answer>(order: object): Promise<Answer> =>
    new Promise((resolve) => {
      number += 1;
      const mine = number;
      const listen = (message: { number: number; response: Answer }) => {
        if (message.number !== mine) return;
        child.off('message', listen);
        resolve(message.response);
      };
      child.on('message', listen);
      child.send({ number, ...order });
    });
  const site: OwnSite = {
    origin,
    setClock: (instant) => ask({ what: 'setClock', instant }),
    statesOf: (email) => ask({ what: 'countReservations', email }),
    stopSailings: (date) => ask({ what: 'stopSailings', date }),
    openLine: (opensAt) => ask({ what: 'openLine', opensAt }),
    readMails: () => ask({ what: 'readMails' }),
    findFaults: () => ask({ what: 'findFaults' }),
  };
  return { site, child };
}

/**
 * Tests on a site of their own, one for each worker. After each, places, payments and reservations
 * agree, every answer was the contract's and nothing has failed inside the server or the page.
 */
export const test = base.extend<{ checked: undefined }, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is requested from the pattern
    async ({}, use) => {
      const { site, child } = await start();
      await use(site);
      child.disconnect();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  checked: [
    async ({ site, page }, use) => {
      await site.setClock(NOW);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
      expect(await site.findFaults()).toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether this is the long form: `npm run test:faults`. */
export const isLong = process.env.FERRY_FAULTS === 'long';
