import { describe, expect, test } from 'vitest';
import { jsonOf, operationIn, soundDocument } from './sound-document.fixture.mjs';
import { checkErrorCodes, checkOperationTable, readErrorTable } from './tables.mjs';

type Document = ReturnType<typeof soundDocument>;

describe('error codes', () => {
  const markdown = [
    '| code | status | text |',
    '| --- | --- | --- |',
    '| `FULL` | 409 | 満席 |',
    '| `EXPIRED` | 401 | 期限切れ |',
    '| `CSRF` | 419 | |',
    '| `MISSING` | 428 | |',
    '| `LIMIT` | 429 / 503 | 混雑 |',
    '| `FORGED` | 400 | |',
  ].join('\n');
  const messagesFor = (table: string, plant: (spec: Document) => void = () => {}) => {
    const spec = soundDocument();
    plant(spec);
    return checkErrorCodes([spec], readErrorTable(table)).map(({ message }) => message);
  };

  test('codes, statuses and examples that agree have no finding', () => {
    expect(messagesFor(markdown)).toEqual([]);
  });

  test('a code under a status that is not its own is named', () => {
    expect(messagesFor(markdown.replace('| 409 |', '| 422 |'))).toEqual([
      'FULL belongs to 422, not to 409',
    ]);
  });

  test('a code that the table lacks, or that only the table has, is named', () => {
    expect(messagesFor(markdown.replace('`FULL`', '`FOG`'))).toEqual([
      'FULL is missing in the table of openapi/errors.md',
      'FOG of openapi/errors.md is not in ErrorCode',
    ]);
  });

  test('a code that no operation answers with is named', () => {
    const plant = (spec: Document) => {
      delete operationIn(spec).responses[409];
    };
    expect(messagesFor(markdown, plant)).toEqual([
      'FULL has no example: no operation answers with it',
    ]);
  });

  test('an example with a code outside ErrorCode is named', () => {
    const plant = (spec: Document) => {
      jsonOf(operationIn(spec).responses[409]).examples.second = {
        summary: '例',
        value: { code: 'FOG' },
      };
    };
    expect(messagesFor(markdown, plant)).toEqual(['FOG is not in ErrorCode']);
  });
});

test('the table of operations names in bold what exists, and nothing else', () => {
  const messagesFor = (cell: string) =>
    checkOperationTable(
      [soundDocument()],
      `# The resources\n| sailings | ${cell} |\n| webhooks | **sailingEvent** |\n| payments | **receiveEvent** |\n`,
    ).map(({ message }) => message);
  expect(messagesFor('**updateSailing**, listSailings')).toEqual([]);
  expect(messagesFor('updateSailing, **listSailings**')).toEqual([
    'updateSailing is not in bold in openapi/resources.md',
    'listSailings of openapi/resources.md does not exist',
  ]);
});
