import { expect, it } from 'vitest';
import type { Site } from './http/site/load-site.ts';
import { assertOneCompany, assertOwnSite } from './one-company.ts';

// The operator of this process is the demonstration's.
it('refuses what another company sells, and the demonstration beside it, and says what to do', () => {
  const start = (loaded: string[], makesDemonstration = false) => {
    return () => assertOneCompany(loaded, makesDemonstration);
  };
  expect(start(['demonstration'])).not.toThrow();
  expect(start(['oki'])).toThrow(
    /^two companies: operator\.json is of 汐凪フェリー \(demonstration\), and the database has oki; FERRY_OPERATOR names/,
  );
  expect(start(['demonstration', 'oki'])).toThrow(
    /has oki; "npm run operator -- end-demonstration"/,
  );
  expect(start(['demonstration', 'oki'], true)).not.toThrow();
});

it('refuses a site that was built for another company', () => {
  const site = (name: string) => {
    const content = Buffer.from(JSON.stringify({ short_name: name }));
    return { files: new Map([['manifest.webmanifest', { content }]]) } as unknown as Site;
  };
  expect(() => assertOwnSite(site('汐凪フェリー'))).not.toThrow();
  expect(() => assertOwnSite(undefined)).not.toThrow();
  expect(() => assertOwnSite(site('風町フェリー'))).toThrow(
    /^two companies: the site was built for 風町フェリー, .*"npm run build" with the same FERRY_OPERATOR$/,
  );
});
