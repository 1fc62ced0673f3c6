/** What the command is told: its options, and the file of data of a team. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The options could not be used. The message is for a terminal. */
export class UsageError extends Error {
  name = 'UsageError';
}

export const USAGE = `conformance --base-url https://host [options]

  --base-url URL    the server: scheme, host and port, without a path
  --host NAME       the same host once more: required where it is not this machine
  --only TAG        operations of these tags alone (repeated, or with commas)
  --part NAME       sessions, requests or journeys alone (repeated, or with commas)
  --report FOLDER   where report.md, report.json and junit.xml go (conformance-report)
  --data FILE       member, keys and trip of the team (conformance.json)
  --seed N          the same values as in an earlier run
  --invalid N       invalid requests of each operation (200)
  --requests N      at most so many requests in all (60000)
  --minutes N       at most so long (30)

It books, changes and cancels: give it a test system. Exit codes: 0 kept, 1 findings, 2 not run to its end.`;

/** What a run is made of, in its order. */
const PARTS = ['sessions', 'journeys', 'requests'];
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * @typedef {object} Options
 * @property {URL} base
 * @property {string[]} only tags; empty: all
 * @property {string[]} parts of the run
 * @property {string} report folder
 * @property {Record<string, any>} data of the team
 * @property {number} seed
 * @property {number} invalid
 * @property {number} requests
 * @property {number} minutes
 */

/**
 * @param {string[]} args of the command line
 * @returns {Options}
 * @throws {UsageError} for an option that cannot be used, and for a host that was not named twice
 */
export function readOptions(args) {
  const values = parse(args);
  const base = baseOf(values['base-url']);
  if (!LOOPBACK.test(base.hostname) && values.host !== base.hostname) {
    throw new UsageError(
      `${base.hostname} is not this machine. It would be booked on and sent wrong requests: add --host ${base.hostname} if that is meant.`,
    );
  }
  return {
    base,
    only: listOf(values.only),
    parts: partsOf(listOf(values.part)),
    report: values.report ?? 'conformance-report',
    data: dataOf(values.data),
    seed: numberOf('seed', values.seed, Date.now() % 1_000_000),
    invalid: numberOf('invalid', values.invalid, 200),
    requests: numberOf('requests', values.requests, 60_000),
    minutes: numberOf('minutes', values.minutes, 30),
  };
}

function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      args,
      options: {
        'base-url': text,
        host: text,
        only: { type: 'string', multiple: true },
        part: { type: 'string', multiple: true },
        report: text,
        data: text,
        seed: text,
        invalid: text,
        requests: text,
        minutes: text,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const listOf = (texts) => (texts ?? []).flatMap((each) => each.split(',')).filter(Boolean);

function partsOf(given) {
  const unknown = given.find((each) => !PARTS.includes(each));
  if (unknown) throw new UsageError(`--part ${unknown} is none of ${PARTS.join(', ')}.`);
  return given.length > 0 ? given : PARTS;
}

function baseOf(text) {
  if (!text) throw new UsageError('--base-url is missing.');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`--base-url ${text} is no address of http or https.`);
  }
  const base = new URL(text);
  if (base.pathname !== '/' || base.search) {
    throw new UsageError(`--base-url ${text} has a path: the contract's paths begin at the root.`);
  }
  return base;
}

function dataOf(file) {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--data ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function numberOf(name, text, otherwise) {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} ${text} is no number.`);
  return Number(text);
}
