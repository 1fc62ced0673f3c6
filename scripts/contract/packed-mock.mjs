#!/usr/bin/env node
/** `ferry-mock`: the mock of the packed contract, as `npm run mock` is of the repository's. `PORT` (4010). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serveMock } from './mock-server.mjs';

const { resolve } = createRequire(import.meta.url);
await serveMock(
  ['customer-api', 'external-api'].map((id) =>
    JSON.parse(readFileSync(resolve(`@ferry/contract/${id}.json`), 'utf8')),
  ),
);
