/** Takes secrets out of what a report shows: those of the run by value, others by the name beside them. */

const HIDDEN = '•••';
/** Shorter values are too common to be looked for. */
const SHORTEST = 6;
const NAMED =
  /("[^"]*(?:password|token|secret|passport|challenge|credential|signature|accountNumber)[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** @param {Set<string>} secrets of the run */
export function redactorOf(secrets) {
  const longestFirst = [...secrets]
    .flatMap((each) => [each, decoded(each)])
    .filter((each) => each.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  /** @param {string} text */
  const redact = (text) =>
    longestFirst
      .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
      .replace(NAMED, `$1"${HIDDEN}"`);
  /** Of a header with credentials nothing but the names of cookies and their attributes. */
  redact.header = (
    /** @type {string} */ name,
    /** @type {string | string[] | undefined} */ value,
  ) =>
    [value ?? []]
      .flat()
      .map((line) => (/cookie/i.test(name) ? line.replace(/=[^;]*(?=;|$)/g, attributeOr) : HIDDEN))
      .join('\n');
  return redact;
}

const SHOWN = /^=(?:Lax|Strict|None|\/|\d+)$/i;
const attributeOr = (/** @type {string} */ text) => (SHOWN.test(text) ? text : `=${HIDDEN}`);

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
