/** The report for people, each sentence in Japanese and English. */

const fenced = (text) => `\n\`\`\`\`\n${text}\n\`\`\`\`\n`;

/** Reasons for which something is not asked, in Japanese. */
const REASONS = {
  'the server does not offer it': 'サーバーの機能の一覧にない',
  'a limit was reached (429)': '回数の上限に達した(429)',
  'a limit of the server was reached (429)': 'サーバーの回数の上限に達した(429)',
  'nobody in --data may ask it': '--data に、尋ねられる人がいない',
  'no member in --data: their 401 alone was checked': '--data に会員がいない(401だけを確かめた)',
  'no sailing with a free cabin was found: name a trip in --data':
    '空席のある便が見つからない(--data に trip を書く)',
};

/** @param {ReturnType<typeof import('./plain.mjs').toPlain>} report */
export function markdownOf(report) {
  const { server, seed, requests, seconds, cutShort, findings, rules, notAsked } = report;
  return [
    `# 契約への適合 / Conformance: ${server}\n`,
    `指摘 ${findings.length}件 / ${findings.length} findings. ${requests} requests, ${seconds} s, \`--seed ${seed}\`.\n`,
    ...(cutShort
      ? [`**途中で止めました(上限: ${cutShort}) / Not run to its end: bound of ${cutShort}.**\n`]
      : []),
    ...summaryOf(findings),
    ...findings.map(sectionOf),
    '## 規則 / Rules\n',
    '| rule | 日本語 | English | checks | findings |\n| -- | -- | -- | -- | -- |',
    ...rules.map(
      ({ id, ja, en, checks, findings: count }) =>
        `| ${id} | ${ja} | ${en} | ${checks} | ${count} |`,
    ),
    '\n## 尋ねなかったもの / Not asked\n',
    ...[...Map.groupBy(notAsked, ({ why }) => why)].map(
      ([why, those]) =>
        `- ${REASONS[why] ?? why} / ${why}: ${those.map(({ what }) => what).join(', ')}`,
    ),
    '',
  ].join('\n');
}

/** How often which rule was broken, and where its first finding is: what one change mends is many findings. */
function summaryOf(findings) {
  if (findings.length === 0) return [];
  const numbered = findings.map((finding, index) => ({ ...finding, number: index + 1 }));
  const rows = [...Map.groupBy(numbered, ({ rule }) => rule)].map(
    ([rule, those]) =>
      `| ${rule} | ${those[0].ja} | ${those[0].en} | ${those.length} | ${those[0].number} |`,
  );
  const head = '| rule | 日本語 | English | findings | first |\n| -- | -- | -- | -- | -- |';
  return ['## まとめ / Summary\n', head, ...rows, ''];
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
