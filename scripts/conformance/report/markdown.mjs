/** The report for people, each sentence in Japanese and English. */

const fenced = (text) => `\n\`\`\`\`\n${text}\n\`\`\`\`\n`;

/** @param {ReturnType<typeof import('./plain.mjs').toPlain>} report */
export function markdownOf(report) {
  const { server, seed, requests, seconds, cutShort, findings, rules, notAsked } = report;
  return [
    `# 契約への適合 / Conformance: ${server}\n`,
    `指摘 ${findings.length}件 / ${findings.length} findings. ${requests} requests, ${seconds} s, \`--seed ${seed}\`.\n`,
    ...(cutShort
      ? [`**途中で止めました(上限: ${cutShort}) / Not run to its end: bound of ${cutShort}.**\n`]
      : []),
    ...findings.map(sectionOf),
    '## 規則 / Rules\n',
    '| rule | 日本語 | English | checks | findings |\n| -- | -- | -- | -- | -- |',
    ...rules.map(
      ({ id, ja, en, checks, findings: count }) =>
        `| ${id} | ${ja} | ${en} | ${checks} | ${count} |`,
    ),
    '\n## 尋ねなかったもの / Not asked\n',
    ...notAsked.map(({ what, why }) => `- ${what}: ${why}`),
    '',
  ].join('\n');
}

function sectionOf({ rule, ja, en, operation, place, times, expected, received, ...more }, index) {
  const { sent, response, curl } = more;
  const lines = (headers) =>
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  return [
    `## ${index + 1}. ${operation}: ${rule}${times > 1 ? ` (${times}×)` : ''}\n`,
    `${ja}\n\n${en}\n`,
    `- 契約の箇所 / Place: \`${place}\``,
    `- 期待 / Expected: ${expected}`,
    `- 結果 / Received: ${received}\n`,
    '送った要求 / Sent:',
    fenced(`${sent.method} ${sent.path}\n${lines(sent.headers)}\n\n${sent.body ?? ''}`),
    '受け取った応答 / Received:',
    fenced(`${response.status}\n${lines(response.headers)}\n\n${response.body}`),
    'curl:',
    fenced(curl),
  ].join('\n');
}
