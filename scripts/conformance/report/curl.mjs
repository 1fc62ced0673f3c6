/** A request as a command that can be pasted. Credentials are variables of the shell. */

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const VARIABLES = { cookie: 'COOKIE', 'x-xsrf-token': 'TOKEN', authorization: 'KEY' };
/** A longer body is better read from the report. */
const MOST = 2000;

/**
 * @param {URL} base
 * @param {import('../client.mjs').Sent} sent
 */
export function curlOf(base, { method, path, headers, body }) {
  const lines = Object.entries(headers)
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) =>
      name in VARIABLES
        ? `--header "${name}: $${VARIABLES[name]}"`
        : `--header ${quoted(`${name}: ${value}`)}`,
    );
  return [
    `curl --include --request ${method} ${quoted(`${base.origin}${path}`)}`,
    ...lines,
    ...(body === undefined ? [] : [dataOf(String(body))]),
  ].join(' \\\n  ');
}

const dataOf = (text) =>
  text.length > MOST
    ? `--data-binary @body.json # ${text.length} characters`
    : `--data-binary ${quoted(text)}`;
