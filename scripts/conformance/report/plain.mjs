/** What a report says, without the secrets of the run. */
import { RULES } from '../rules.mjs';
import { curlOf } from './curl.mjs';
import { redactorOf } from './redact.mjs';

/** Longest text of a body in a report. */
const MOST = 4000;

/**
 * @param {import('../run.mjs').Run} run
 * @param {string | undefined} cutShort
 */
export function toPlain(run, cutShort) {
  const redact = redactorOf(run.secrets);
  const { findings, held, requests, skipped, options } = run;
  const found = (rule) => findings.filter((each) => each.rule === rule);
  return {
    server: options.base.origin,
    seed: options.seed,
    requests,
    seconds: Math.round((Date.now() - run.began) / 1000),
    cutShort: cutShort ?? null,
    rules: Object.entries(RULES).map(([id, { ja, en }]) => ({
      id,
      ja,
      en,
      checks: held.get(id) ?? 0,
      findings: found(id).length,
    })),
    findings: findings.map((finding) => ({
      ...saidOf(finding),
      expected: redact(finding.expected),
      received: redact(finding.received),
      sent: sentOf(finding.exchange, redact),
      response: responseOf(finding.exchange, redact),
      curl: redact(curlOf(options.base, finding.exchange.sent)),
    })),
    notAsked: [...skipped].map(([what, why]) => ({ what, why })),
  };
}

const saidOf = ({ rule, operation, place, times }) => ({
  rule,
  ja: RULES[rule]?.ja,
  en: RULES[rule]?.en,
  operation,
  place,
  times,
});

function sentOf({ sent }, redact) {
  const { method, path, headers, body } = sent;
  return {
    method,
    path: redact(path),
    headers: redacted(headers, redact),
    body: body === undefined ? null : redact(String(body).slice(0, MOST)),
  };
}

function responseOf({ status, headers, bytes }, redact) {
  return {
    status,
    headers: redacted(headers, redact),
    body: redact(bytes.subarray(0, MOST).toString('utf8')),
  };
}

const redacted = (headers, redact) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      /^(?:cookie|set-cookie|authorization|x-xsrf-token)$/i.test(name)
        ? redact.header(name, value)
        : redact(String(value)),
    ]),
  );
