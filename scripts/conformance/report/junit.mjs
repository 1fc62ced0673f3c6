/** JUnit's XML: a suite with one case for each rule, as every CI reads it. */

/** What XML has no word for: control characters but tab and line ends, and halves of characters. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text) =>
  String(text)
    .replace(NO_XML, '\ufffd')
    .replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {ReturnType<typeof import('./plain.mjs').toPlain>} report */
export function junitOf({ rules, findings, seconds, server }) {
  const failures = rules.filter(({ findings: count }) => count > 0).length;
  const skipped = rules.filter(({ checks }) => checks === 0).length;
  const head = `tests="${rules.length}" failures="${failures}" skipped="${skipped}" time="${seconds}"`;
  const cases = rules.map(({ id, ja, checks }) => {
    const inside = findings
      .filter(({ rule }) => rule === id)
      .map(failureOf)
      .join('');
    const body = checks === 0 ? '<skipped/>' : inside;
    return `  <testcase classname="conformance" name="${escaped(`${id}: ${ja}`)}">${body}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(server)}" ${head}>`,
    ...cases,
    '</testsuite>\n',
  ].join('\n');
}

const failureOf = ({ operation, expected, received, place, curl }) =>
  `<failure message="${escaped(`${operation}: expected ${expected}, received ${received}`)}">${escaped(
    `${place}\n${curl}`,
  )}</failure>`;
