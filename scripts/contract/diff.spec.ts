import { describe, expect, test } from 'vitest';
import { breakingChanges } from './diff.mjs';
import { jsonOf, operationIn, soundDocument } from './sound-document.fixture.mjs';

type Document = ReturnType<typeof soundDocument>;
type Change = (spec: Document) => void;

const sailing = (spec: Document) => spec.components.schemas.Sailing;
const update = (spec: Document) => spec.components.schemas.SailingUpdate;
const path = '/customer-api/sailings/{sailingId}';

/** The ids that a change of the sound document gets. */
const idsOf = (change: Change) => {
  const after = soundDocument();
  change(after);
  return breakingChanges('api', soundDocument(), after).map(({ id }) => id);
};

const breaking: [id: string, change: Change][] = [
  [
    `api PUT ${path} operation-removed`,
    (spec) => {
      delete spec.paths[path].put;
    },
  ],
  [
    `api PUT ${path} operation-removed`,
    (spec) => {
      delete spec.paths[path];
    },
  ],
  [
    `api PUT ${path} operation-id`,
    (spec) => {
      operationIn(spec).operationId = 'changeSailing';
    },
  ],
  [
    'api request updateSailing.query.dryRun required',
    (spec) => {
      operationIn(spec).parameters.push({
        name: 'dryRun',
        in: 'query',
        required: true,
        schema: { type: 'boolean' },
      });
    },
  ],
  [
    'api request updateSailing.header.if-match parameter-removed',
    (spec) => {
      operationIn(spec).parameters = [];
    },
  ],
  [
    'api request updateSailing.header.if-match maxLength',
    (spec) => {
      spec.components.parameters.IfMatch.schema.maxLength = 10;
    },
  ],
  [
    'api request updateSailing.path.sailingId pattern',
    (spec) => {
      spec.paths[path].parameters[0].schema.pattern = '^s$';
    },
  ],
  [
    'api request updateSailing body-removed',
    (spec) => {
      delete operationIn(spec).requestBody;
    },
  ],
  [
    'api request updateSailing media-type application/json',
    (spec) => {
      const { content } = operationIn(spec).requestBody;
      content['text/json'] = content['application/json'];
      delete content['application/json'];
    },
  ],
  [
    'api request SailingUpdate.reason required',
    (spec) => {
      update(spec).properties.reason = { type: 'string' };
      update(spec).required.push('reason');
    },
  ],
  [
    'api request SailingUpdate.vesselName property-removed',
    (spec) => {
      update(spec).properties = {};
      update(spec).required = [];
    },
  ],
  [
    'api request SailingUpdate.vesselName maxLength',
    (spec) => {
      update(spec).properties.vesselName.maxLength = 30;
    },
  ],
  [
    'api request SailingUpdate.vesselName minLength',
    (spec) => {
      update(spec).properties.vesselName.minLength = 2;
    },
  ],
  [
    'api request SailingUpdate.vesselName enum',
    (spec) => {
      update(spec).properties.vesselName.enum = ['しおかぜ'];
    },
  ],
  [
    'api request SailingUpdate.vesselName type',
    (spec) => {
      update(spec).properties.vesselName.type = 'integer';
    },
  ],
  [
    'api request SailingUpdate.vesselName default',
    (spec) => {
      update(spec).properties.vesselName.default = 'はまかぜ';
    },
  ],
  [
    'api response Sailing.seats property-removed',
    (spec) => {
      delete sailing(spec).properties.seats;
    },
  ],
  [
    'api response Sailing.departureAt property-removed',
    (spec) => {
      const { departureAt, ...rest } = sailing(spec).properties;
      sailing(spec).properties = { ...rest, departsAt: departureAt };
      sailing(spec).required = ['id', 'departsAt', 'seats', 'calls'];
    },
  ],
  [
    'api response Sailing.departureAt required',
    (spec) => {
      sailing(spec).required = ['id', 'seats', 'calls'];
    },
  ],
  [
    'api response Sailing.seats null',
    (spec) => {
      sailing(spec).properties.seats.type = ['integer', 'null'];
    },
  ],
  [
    'api response Sailing.seats type',
    (spec) => {
      sailing(spec).properties.seats.type = 'number';
    },
  ],
  [
    'api response Sailing.seats maximum',
    (spec) => {
      sailing(spec).properties.seats.maximum = 200;
    },
  ],
  [
    'api response Sailing.seats minimum',
    (spec) => {
      delete sailing(spec).properties.seats.minimum;
    },
  ],
  [
    'api response Sailing.calls[] maxLength',
    (spec) => {
      delete sailing(spec).properties.calls.items.maxLength;
    },
  ],
  [
    'api response Instant format',
    (spec) => {
      spec.components.schemas.Instant.format = 'date';
    },
  ],
  [
    'api response updateSailing.200 status-removed',
    (spec) => {
      delete operationIn(spec).responses[200];
    },
  ],
  [
    'api response updateSailing.409 status-removed',
    (spec) => {
      delete operationIn(spec).responses[409];
    },
  ],
  [
    'api response updateSailing.202 status-added',
    (spec) => {
      operationIn(spec).responses[202] = { description: '受付' };
    },
  ],
  [
    'api response updateSailing.200 header-removed ETag',
    (spec) => {
      delete operationIn(spec).responses[200].headers;
    },
  ],
  [
    'api response updateSailing.200.ETag maxLength',
    (spec) => {
      operationIn(spec).responses[200].headers.ETag.schema.maxLength = 40;
    },
  ],
  [
    'api request updateSailing.header.if-match style',
    (spec) => {
      spec.components.parameters.IfMatch.explode = true;
    },
  ],
  [
    'api security session name',
    (spec) => {
      spec.components.securitySchemes.session.name = 'sid';
    },
  ],
  [
    'api response updateSailing.200 example-removed first',
    (spec) => {
      const { examples } = jsonOf(operationIn(spec).responses[200]);
      examples.other = examples.first;
      delete examples.first;
    },
  ],
  [
    'api webhook sailing-event webhook-removed',
    (spec) => {
      delete spec.webhooks['sailing-event'];
    },
  ],
  [
    'api response SailingNews.news property-removed',
    (spec) => {
      delete spec.components.schemas.SailingNews.properties.news;
    },
  ],
  [
    'api response SailingNews.news required',
    (spec) => {
      spec.components.schemas.SailingNews.required = [];
    },
  ],
  [
    'api response Sailing.departureAt null',
    (spec) => {
      const { departureAt } = sailing(spec).properties;
      sailing(spec).properties.departureAt = { oneOf: [departureAt, { type: 'null' }] };
    },
  ],
  [
    'api response updateSailing.200 null',
    (spec) => {
      const media = jsonOf(operationIn(spec).responses[200]);
      media.schema = { anyOf: [media.schema, { type: 'null' }] };
    },
  ],
  [
    'api error ApiError.code property-removed',
    (spec) => {
      spec.components.schemas.ApiError.properties = { message: { type: 'string', maxLength: 99 } };
    },
  ],
  [
    'api security updateSailing session + csrf',
    (spec) => {
      operationIn(spec).security = [{ session: [], csrf: [], member: [] }];
    },
  ],
];

const harmless: [what: string, change: Change][] = [
  ['nothing', () => {}],
  [
    'a new webhook',
    (spec) => {
      spec.webhooks['port-event'] = spec.webhooks['sailing-event'];
    },
  ],
  [
    'a new operation',
    (spec) => {
      spec.paths[path].get = { ...operationIn(spec), operationId: 'getSailing' };
    },
  ],
  [
    'a new optional parameter',
    (spec) => {
      operationIn(spec).parameters.push({
        name: 'dryRun',
        in: 'query',
        schema: { type: 'boolean' },
      });
    },
  ],
  [
    'a new optional property in a request',
    (spec) => {
      update(spec).properties.reason = { type: 'string' };
    },
  ],
  [
    'a new property in a response',
    (spec) => {
      sailing(spec).properties.deck = { type: 'string' };
      sailing(spec).required.push('deck');
    },
  ],
  [
    'a request that takes more',
    (spec) => {
      update(spec).properties.vesselName.maxLength = 90;
    },
  ],
  [
    'a request that takes null too',
    (spec) => {
      update(spec).properties.vesselName.type = ['string', 'null'];
    },
  ],
  [
    'a request that takes null too, as an alternative',
    (spec) => {
      const { vesselName } = update(spec).properties;
      update(spec).properties.vesselName = { oneOf: [vesselName, { type: 'null' }] };
    },
  ],
  [
    'a response with tighter bounds',
    (spec) => {
      sailing(spec).properties.seats.maximum = 50;
      sailing(spec).properties.calls.minItems = 1;
    },
  ],
  [
    'a new error code',
    (spec) => {
      spec.components.schemas.ErrorCode.enum.push('FOG');
    },
  ],
  [
    'a new error status',
    (spec) => {
      operationIn(spec).responses[410] = operationIn(spec).responses[409];
    },
  ],
  [
    'fewer credentials',
    (spec) => {
      operationIn(spec).security = [{ session: [] }];
    },
  ],
  [
    'no credentials at all',
    (spec) => {
      operationIn(spec).security = [];
    },
  ],
  [
    'other words and examples',
    (spec) => {
      operationIn(spec).summary = '便の変更';
      sailing(spec).properties.seats.examples = [5];
    },
  ],
  [
    'a component with another name',
    (spec) => {
      spec.components.schemas.Trip = sailing(spec);
      operationIn(spec).responses[200].content['application/json'].schema.$ref =
        '#/components/schemas/Trip';
    },
  ],
];

describe('breaking changes', () => {
  test.each(breaking)('%s', (id, change) => {
    expect(idsOf(change)).toEqual([id]);
  });

  test('an enum in a successful response must not grow, unless it was open', () => {
    const withGrades = (values: string[], isOpen: boolean) => {
      const spec = soundDocument();
      const grade = { type: 'string', enum: values, ...(isOpen && { 'x-open-enum': true }) };
      sailing(spec).properties.grade = grade;
      update(spec).properties.grade = grade;
      return spec;
    };
    const [closed, open] = [withGrades(['standard'], false), withGrades(['standard'], true)];
    const idsFrom = (before: Document, after: Document) =>
      breakingChanges('api', before, after).map(({ id }) => id);
    const grown = withGrades(['standard', 'first'], true);
    expect(idsFrom(closed, grown)).toEqual(['api response Sailing.grade enum']);
    expect(idsFrom(open, grown)).toEqual([]);
    expect(idsFrom(closed, open)).toEqual([]);
    // A request stays closed: what was taken must be taken.
    expect(idsFrom(grown, open)).toEqual(['api request SailingUpdate.grade enum']);
  });

  test('an input that is echoed may become wider, and its other readers are still asked', () => {
    const withTitle = (maxLength: number, isEcho: boolean) => {
      const spec = soundDocument();
      spec.components.schemas.Title = { type: 'string', maxLength };
      const title = { $ref: '#/components/schemas/Title' };
      update(spec).properties.title = title;
      sailing(spec).properties.title = isEcho ? { ...title, 'x-echo': true } : title;
      return spec;
    };
    const idsFrom = (before: Document, after: Document) =>
      breakingChanges('api', before, after).map(({ id }) => id);
    expect(idsFrom(withTitle(20, true), withTitle(40, true))).toEqual([]);
    expect(idsFrom(withTitle(20, false), withTitle(40, false))).toEqual([
      'api response Title maxLength',
    ]);
    expect(idsFrom(withTitle(40, true), withTitle(20, true))).toEqual([
      'api request Title maxLength',
    ]);
    const gone = withTitle(20, true);
    delete sailing(gone).properties.title;
    expect(idsFrom(withTitle(20, true), gone)).toEqual([
      'api response Sailing.title property-removed',
    ]);
  });

  test('a request that asks for less is harmless, unless it is a consent or all of it', () => {
    const asking = (...required: string[]) => {
      const spec = soundDocument();
      const agreed = { type: 'boolean' };
      const { vesselName } = update(spec).properties;
      spec.components.schemas.Consents = {
        type: 'object',
        required: required.filter((name) => name === 'privacyPolicy' || name === 'conditions'),
        properties: { privacyPolicy: agreed, conditions: agreed },
      };
      Object.assign(update(spec), {
        required: required.filter((name) => !['privacyPolicy', 'conditions'].includes(name)),
        properties: {
          vesselName,
          sensitiveDataConsent: agreed,
          consents: { $ref: '#/components/schemas/Consents' },
        },
      });
      return spec;
    };
    const all = ['vesselName', 'sensitiveDataConsent', 'consents', 'privacyPolicy', 'conditions'];
    const idsWithout = (...dropped: string[]) => {
      const after = asking(...all.filter((name) => !dropped.includes(name)));
      return breakingChanges('api', asking(...all), after).map(({ id }) => id);
    };
    const consent = (place: string) => `api request ${place} consent-optional`;
    expect(idsWithout('vesselName')).toEqual([]);
    expect(idsWithout('sensitiveDataConsent')).toEqual([
      consent('SailingUpdate.sensitiveDataConsent'),
    ]);
    expect(idsWithout('consents')).toEqual([consent('SailingUpdate.consents')]);
    expect(idsWithout('privacyPolicy')).toEqual([consent('Consents.privacyPolicy')]);
    expect(idsWithout('vesselName', 'sensitiveDataConsent', 'consents')).toContain(
      'api request SailingUpdate nothing-required',
    );
  });

  test('a property that may be missing from a response may always be there', () => {
    const before = soundDocument();
    sailing(before).required = ['id', 'departureAt'];
    expect(breakingChanges('api', before, soundDocument())).toEqual([]);
  });

  test('an alternative in a successful response must not be added', () => {
    const withOneOf = (...names: string[]) => {
      const spec = soundDocument();
      const oneOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
      operationIn(spec).responses[200].content['application/json'].schema = { oneOf };
      return spec;
    };
    const [narrow, wide] = [withOneOf('Sailing'), withOneOf('Sailing', 'SailingUpdate')];
    const id = 'api response updateSailing.200 oneOf SailingUpdate';
    expect(breakingChanges('api', narrow, wide).map((change) => change.id)).toEqual([id]);
    expect(breakingChanges('api', wide, narrow)).toEqual([]);
  });

  test('null said in another way is no change, and one that goes is none for readers', () => {
    const withSeats = (seats: object) => {
      const spec = soundDocument();
      sailing(spec).properties.seats = seats;
      return spec;
    };
    const bounds = { minimum: 0, maximum: 100 };
    const typed = withSeats({ type: ['integer', 'null'], ...bounds });
    const chosen = withSeats({ oneOf: [{ type: 'integer', ...bounds }, { type: 'null' }] });
    const never = withSeats({ type: 'integer', ...bounds });
    const idsFrom = (...specs: [Document, Document]) =>
      breakingChanges('api', ...specs).map(({ id }) => id);
    expect(idsFrom(typed, chosen)).toEqual([]);
    expect(idsFrom(chosen, typed)).toEqual([]);
    expect(idsFrom(chosen, never)).toEqual([]);
    expect(idsFrom(never, chosen)).toEqual(['api response Sailing.seats null']);
  });

  test('schemas that contain themselves are compared', () => {
    const recursive = (maxItems: number) => {
      const spec = soundDocument();
      const items = { $ref: '#/components/schemas/Sailing' };
      sailing(spec).properties.next = { type: 'array', maxItems, items };
      return spec;
    };
    const ids = breakingChanges('api', recursive(2), recursive(3)).map(({ id }) => id);
    expect(ids).toEqual(['api response Sailing.next maxItems']);
  });
});

describe('harmless changes', () => {
  test.each(harmless)('%s', (_what, change) => {
    expect(idsOf(change)).toEqual([]);
  });
});
