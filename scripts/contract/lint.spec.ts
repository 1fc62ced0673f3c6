import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redocly, root } from './documents.mjs';
import { lint, ruleNames } from './lint.mjs';
import { jsonOf, operationIn, soundDocument, webhookIn } from './sound-document.fixture.mjs';

type Document = ReturnType<typeof soundDocument>;
type Fault = [rule: string, pointer: string, plant: (spec: Document) => void];

const operation = '#/paths/~1customer-api~1sailings~1{sailingId}/put';
const webhook = '#/webhooks/sailing-event/post';
const sailing = (spec: Document) => spec.components.schemas.Sailing;
const add = (schema: Document, name: string, property: Document) => {
  schema.properties[name] = property;
  schema.required.push(name);
};
const signedIn = (spec: Document) => spec.paths['/customer-api/payment-webhooks'].post;

const faults: Fault[] = [
  [
    'operation-id',
    `${operation}/operationId`,
    (spec) => {
      operationIn(spec).operationId = 'Update_sailing';
    },
  ],
  [
    'deprecated-with-dates',
    `${operation}/x-deprecation`,
    (spec) => {
      operationIn(spec).deprecated = true;
    },
  ],
  [
    'deprecated-with-dates',
    `${operation}/x-deprecation`,
    (spec) => {
      const soon = { since: '2027-01-01', sunset: '2027-06-01' };
      Object.assign(operationIn(spec), { deprecated: true, 'x-deprecation': soon });
    },
  ],
  [
    'deprecated-with-dates',
    '#/components/schemas/Sailing/properties/seats/x-deprecation',
    (spec) => {
      sailing(spec).properties.seats['x-deprecation'] = { since: '2027-01-01' };
    },
  ],
  [
    'paged-lists',
    '#/components/schemas/Sailing/properties/calls',
    (spec) => {
      operationIn(spec).operationId = 'listCalls';
    },
  ],
  [
    'paged-lists',
    operation,
    (spec) => {
      operationIn(spec).operationId = 'listCalls';
      sailing(spec).properties.calls['x-bound'] = '寄港地の数';
      add(sailing(spec), 'nextCursor', {
        type: 'string',
        maxLength: 9,
        description: '続き',
        examples: ['a'],
      });
    },
  ],
  [
    'units-of-names',
    '#/components/schemas/Sailing/properties/waitMinutes/description',
    (spec) => {
      const wait = { type: 'integer', minimum: 0, maximum: 9, examples: [5] };
      add(sailing(spec), 'waitMinutes', { ...wait, description: '待つ時間(秒)' });
    },
  ],
  [
    'full-paths',
    '#/servers',
    (spec) => {
      spec.servers = [{ url: 'https://api.example.jp' }];
    },
  ],
  [
    'full-paths',
    '#/paths/~1sailings',
    (spec) => {
      spec.paths['/sailings'] = {};
    },
  ],
  [
    'full-paths',
    `${operation}/servers`,
    (spec) => {
      operationIn(spec).servers = [{ url: '/' }];
    },
  ],
  [
    'japanese-text',
    `${operation}/summary`,
    (spec) => {
      operationIn(spec).summary = 'Update';
    },
  ],
  [
    'japanese-text',
    `${webhook}/description`,
    (spec) => {
      webhookIn(spec).description = 'Sends';
    },
  ],
  [
    'named-examples',
    `${webhook}/requestBody/content/application~1json/examples`,
    (spec) => {
      jsonOf(webhookIn(spec).requestBody).examples = {};
    },
  ],
  [
    'open-enums',
    '#/components/schemas/SailingNews/properties/news/x-open-enum',
    (spec) => {
      delete spec.components.schemas.SailingNews.properties.news['x-open-enum'];
    },
  ],
  [
    'japanese-text',
    `${operation}/responses/200/description`,
    (spec) => {
      operationIn(spec).responses[200].description = 'OK';
    },
  ],
  [
    'japanese-text',
    `${operation}/parameters/if-match/description`,
    (spec) => {
      spec.components.parameters.IfMatch.description = 'ETag';
    },
  ],
  [
    'japanese-text',
    '#/components/schemas/Sailing/properties/seats/description',
    (spec) => {
      delete sailing(spec).properties.seats.description;
    },
  ],
  [
    'named-examples',
    `${operation}/responses/409/content/application~1json/examples`,
    (spec) => {
      delete operationIn(spec).responses[409].content['application/json'].examples;
    },
  ],
  [
    'named-examples',
    `${operation}/requestBody/content/application~1json/examples`,
    (spec) => {
      operationIn(spec).requestBody.content['application/json'].examples = {};
    },
  ],
  [
    'named-examples',
    `${operation}/responses/200/headers/ETag/example`,
    (spec) => {
      delete operationIn(spec).responses[200].headers.ETag.example;
    },
  ],
  [
    'leaf-examples',
    '#/components/schemas/Sailing/properties/calls/items/examples',
    (spec) => {
      delete sailing(spec).properties.calls.items.examples;
    },
  ],
  [
    'ascii-headers',
    `${operation}/responses/200/headers/ETag/example`,
    (spec) => {
      operationIn(spec).responses[200].headers.ETag.example = '版';
    },
  ],
  [
    'lower-case-header-parameters',
    `${operation}/parameters/If-Match`,
    (spec) => {
      spec.components.parameters.IfMatch.name = 'If-Match';
    },
  ],
  [
    'one-error-shape',
    `${operation}/responses/409/content`,
    (spec) => {
      operationIn(spec).responses[409].content['application/json'].schema = {
        $ref: '#/components/schemas/Sailing',
      };
    },
  ],
  [
    'one-error-shape',
    `${operation}/responses/429/headers`,
    (spec) => {
      delete operationIn(spec).responses[429].headers;
    },
  ],
  [
    'guards-have-responses',
    `${operation}/responses`,
    (spec) => {
      delete operationIn(spec).responses[419];
    },
  ],
  [
    'guards-have-responses',
    `${operation}/responses`,
    (spec) => {
      delete operationIn(spec).responses[428];
    },
  ],
  [
    'guards-have-responses',
    `${operation}/responses`,
    (spec) => {
      delete operationIn(spec).responses[401];
    },
  ],
  ...[[], [{}], [{ csrf: [] }], [{ session: [] }], [{ session: [], csrf: [] }, { csrf: [] }]].map(
    (security): Fault => [
      'credentials',
      `${operation}/security`,
      (spec) => {
        operationIn(spec).security = security;
      },
    ],
  ),
  ...[[], [{}]].map(
    (security): Fault => [
      'credentials',
      '#/paths/~1customer-api~1payment-webhooks/post/security',
      (spec) => {
        signedIn(spec).security = security;
      },
    ],
  ),
  [
    'credentials',
    '#/paths/~1customer-api~1payment-webhooks/post/security',
    (spec) => {
      signedIn(spec).security = [];
      signedIn(spec).parameters = [];
    },
  ],
  [
    'bounds',
    '#/components/schemas/Sailing/properties/calls/items',
    (spec) => {
      delete sailing(spec).properties.calls.items.maxLength;
    },
  ],
  [
    'bounds',
    '#/components/schemas/Sailing/properties/calls',
    (spec) => {
      delete sailing(spec).properties.calls.maxItems;
    },
  ],
  [
    'bounds',
    '#/components/schemas/Sailing/properties/seats',
    (spec) => {
      delete sailing(spec).properties.seats.maximum;
    },
  ],
  [
    'bounds',
    '#/components/schemas/Sailing/properties/seats',
    (spec) => {
      sailing(spec).properties.seats.type = ['integer', 'null'];
      delete sailing(spec).properties.seats.minimum;
    },
  ],
  [
    'bounds',
    '#/components/schemas/ApiError',
    (spec) => {
      spec.components.schemas.ApiError.additionalProperties = {
        type: 'string',
        maxLength: 9,
        examples: ['a'],
      };
    },
  ],
  [
    'shared-scalars',
    '#/components/schemas/Sailing/properties/arrivalAt',
    (spec) => {
      const description = '到着日時';
      add(sailing(spec), 'arrivalAt', { ...spec.components.schemas.Instant, description });
    },
  ],
  [
    'shared-scalars',
    '#/components/schemas/Sailing/properties/date/oneOf/0',
    (spec) => {
      const date = { type: 'string', format: 'date', examples: ['2027-08-02'] };
      const oneOf = [date, { type: 'null' }];
      add(sailing(spec), 'date', { description: '運航日', oneOf });
    },
  ],
  [
    'shared-scalars',
    '#/components/schemas/Sailing/properties/fareYen',
    (spec) => {
      const bounds = { type: 'integer', minimum: 0, maximum: 10, examples: [1] };
      add(sailing(spec), 'fareYen', { ...bounds, description: '運賃' });
    },
  ],
  [
    'shared-scalars',
    '#/components/schemas/Deadline',
    (spec) => {
      const deadline = { type: 'string', format: 'date', maxLength: 12, examples: ['2027-08-02'] };
      spec.components.schemas.Deadline = { ...deadline, description: '期限' };
    },
  ],
  [
    'shared-scalars',
    '#/components/schemas/Moment',
    (spec) => {
      spec.components.schemas.Moment = { ...spec.components.schemas.Instant };
    },
  ],
  ...['phone', 'email', 'postalCode', 'building', 'city'].map(
    (name): Fault => [
      'shared-scalars',
      `#/components/schemas/Sailing/properties/${name}`,
      (spec) => {
        const text = { type: 'string', maxLength: 300, examples: ['x'] };
        add(sailing(spec), name, { ...text, description: '連絡先' });
      },
    ],
  ),
  [
    'shared-scalars',
    '#/components/schemas/SailingUpdate/properties/familyName',
    (spec) => {
      const name = { type: 'string', maxLength: 50, examples: ['山田'] };
      add(spec.components.schemas.SailingUpdate, 'familyName', { ...name, description: '姓' });
    },
  ],
  [
    'open-enums',
    '#/components/schemas/ErrorCode/x-open-enum',
    (spec) => {
      delete spec.components.schemas.ErrorCode['x-open-enum'];
    },
  ],
  [
    'open-enums',
    '#/components/schemas/Sailing/properties/grade/oneOf/0',
    (spec) => {
      add(sailing(spec), 'grade', {
        description: '等級',
        oneOf: [{ type: 'string', enum: ['first'], 'x-open-enum': true }, { type: 'null' }],
      });
    },
  ],
  [
    'one-nothing',
    '#/components/schemas/Sailing/properties/note',
    (spec) => {
      const note = { type: ['string', 'null'], maxLength: 99, description: '備考' };
      add(sailing(spec), 'note', { ...note, examples: ['強風'] });
    },
  ],
  [
    'one-nothing',
    '#/components/schemas/Sailing/properties/seats',
    (spec) => {
      sailing(spec).required = sailing(spec).required.filter((name: string) => name !== 'seats');
    },
  ],
  [
    'one-nothing',
    '#/components/schemas/Sailing/properties/gate',
    (spec) => {
      const gate = { type: 'string', pattern: '^([A-Z][0-9])?$', description: '乗り場' };
      add(sailing(spec), 'gate', { ...gate, examples: ['A1'] });
    },
  ],
  [
    'one-nothing',
    '#/components/schemas/Sailing/properties/gate',
    (spec) => {
      sailing(spec)['x-partial'] = true;
      const gate = { type: ['integer', 'null'], minimum: 1, maximum: 9, description: '乗り場' };
      sailing(spec).properties.gate = { ...gate, examples: [1] };
    },
  ],
  ...[
    { type: ['integer', 'null'], minimum: 1, maximum: 9 },
    { type: 'string', maxLength: 9 },
  ].map(
    (schema): Fault => [
      'one-nothing',
      '#/components/schemas/SailingUpdate/properties/gate',
      (spec) => {
        const words = { description: '乗り場', examples: [1] };
        spec.components.schemas.SailingUpdate.properties.gate = { ...schema, ...words };
      },
    ],
  ),
  ...['version', 'portVersion'].map(
    (name): Fault => [
      'one-way-to-lock',
      `#/components/schemas/SailingUpdate/properties/${name}`,
      (spec) => {
        const version = { type: 'integer', minimum: 1, maximum: 9, description: '版' };
        add(spec.components.schemas.SailingUpdate, name, { ...version, examples: [1] });
      },
    ],
  ),
  [
    'one-way-to-lock',
    `${operation}/parameters/version`,
    (spec) => {
      spec.components.parameters.IfMatch.name = 'version';
    },
  ],
  [
    'closed-objects',
    '#/components/schemas/Sailing',
    (spec) => {
      delete sailing(spec).additionalProperties;
    },
  ],
];

describe('our rules', () => {
  test('a sound document has no finding', () => {
    expect(lint(soundDocument())).toEqual([]);
  });

  test.each(faults)('%s: a fault at %s is the only finding', (rule, pointer, plant) => {
    const spec = soundDocument();
    plant(spec);
    expect(lint(spec).map((finding) => [finding.rule, finding.pointer])).toEqual([[rule, pointer]]);
  });

  test('every rule has a planted fault', () => {
    expect(new Set(faults.map(([rule]) => rule))).toEqual(new Set(ruleNames));
  });
});

describe('redocly', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-lint-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const rulesBroken = async (spec: Document) => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(spec));
    const args = ['lint', file, '--config', join(root, 'redocly.yaml'), '--format', 'checkstyle'];
    const { output } = await redocly(args);
    return [...output.matchAll(/source="([^"]+)"/g)].map((match) => match[1]);
  };

  test('a sound document has no finding', async () => {
    expect(await rulesBroken(soundDocument())).toEqual([]);
  });

  const planted: [string, (spec: Document) => void][] = [
    [
      'operation-singular-tag',
      (spec) => {
        operationIn(spec).tags.push('sailings');
      },
    ],
    [
      'operation-4xx-response',
      (spec) => {
        operationIn(spec).responses = { 200: { description: '便' } };
      },
    ],
    [
      'operation-tag-defined',
      (spec) => {
        operationIn(spec).tags = ['vessels'];
      },
    ],
    [
      'operation-operationId',
      (spec) => {
        delete operationIn(spec).operationId;
      },
    ],
    [
      'tag-description',
      (spec) => {
        delete spec.tags[0].description;
      },
    ],
    [
      'security-defined',
      (spec) => {
        operationIn(spec).security = [{ token: [] }];
      },
    ],
    [
      'no-unused-components',
      (spec) => {
        spec.components.schemas.Nobody = { type: 'null' };
      },
    ],
    [
      'no-required-schema-properties-undefined',
      (spec) => {
        spec.components.schemas.Sailing.required.push('draught');
      },
    ],
  ];
  test.each(planted)('%s is reported', async (rule, plant) => {
    const spec = soundDocument();
    plant(spec);
    expect(await rulesBroken(spec)).toContain(rule);
  });
});
