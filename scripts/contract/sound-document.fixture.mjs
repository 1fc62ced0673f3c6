/**
 * A document that keeps every rule, for the tests of the contract's checks: each test plants one
 * fault in a fresh copy.
 */
const error = (code, message) => ({
  description: '受け付けられない',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ApiError' },
      examples: { first: { summary: message, value: { code, message } } },
    },
  },
});

const sailing = () => ({
  id: 'sail_a',
  departureAt: '2027-08-02T08:30:00+09:00',
  seats: 3,
  calls: [],
});

/** A call of the payment company: no session, but a signature. */
const webhook = () => ({
  operationId: 'receiveEvent',
  tags: ['sailings'],
  summary: '通知',
  description: '決済会社の通知を受け取ります。',
  security: [{ signature: [] }],
  parameters: [
    {
      name: 'payment-signature',
      in: 'header',
      required: true,
      description: '署名',
      schema: { type: 'string', maxLength: 99 },
      example: 'a1',
    },
  ],
  responses: { 204: { description: '受け取った' }, 400: error('FORGED', '署名が違う') },
});

/** @returns {Record<string, any>} */
export const soundDocument = () => ({
  openapi: '3.1.0',
  info: { title: '便', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  security: [],
  tags: [{ name: 'sailings', description: '便' }],
  paths: {
    '/customer-api/sailings/{sailingId}': {
      parameters: [
        {
          name: 'sailingId',
          in: 'path',
          required: true,
          description: '便のID',
          schema: { type: 'string', pattern: '^sail_[a-z]{1,9}$' },
          example: 'sail_a',
        },
      ],
      put: {
        operationId: 'updateSailing',
        tags: ['sailings'],
        summary: '便の更新',
        description: '便を更新します。',
        security: [{ session: [], csrf: [] }],
        parameters: [{ $ref: '#/components/parameters/IfMatch' }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/SailingUpdate' },
              examples: { first: { summary: '例', value: { vesselName: 'しおかぜ' } } },
            },
          },
        },
        responses: {
          200: {
            description: '更新した便',
            headers: {
              ETag: {
                description: '版',
                schema: { type: 'string', maxLength: 20 },
                example: '"2"',
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Sailing' },
                examples: {
                  first: {
                    summary: '例',
                    value: sailing(),
                  },
                },
              },
            },
          },
          401: error('EXPIRED', '期限切れ'),
          409: error('FULL', '満席'),
          419: error('CSRF', '不一致'),
          428: error('MISSING', 'ない'),
          429: {
            ...error('LIMIT', '多すぎる'),
            headers: {
              'Retry-After': {
                description: '秒数',
                schema: { type: 'integer', minimum: 0, maximum: 60 },
                example: 30,
              },
            },
          },
        },
      },
    },
    '/customer-api/payment-webhooks': { post: webhook() },
  },
  webhooks: {
    'sailing-event': {
      post: {
        operationId: 'sailingEvent',
        tags: ['sailings'],
        summary: '便の出来事',
        description: '便の出来事を送ります。',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/SailingNews' },
              examples: { late: { value: { news: 'late' } } },
            },
          },
        },
        responses: {
          204: { description: '受け取った' },
          410: { description: '止める' },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'ferry_session' },
      csrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      signature: { type: 'apiKey', in: 'header', name: 'payment-signature' },
    },
    parameters: {
      IfMatch: {
        name: 'if-match',
        in: 'header',
        required: true,
        description: '版',
        schema: { type: 'string', maxLength: 20 },
        example: '"1"',
      },
    },
    schemas: {
      SailingNews: {
        type: 'object',
        description: '便の出来事',
        additionalProperties: false,
        required: ['news'],
        properties: {
          news: {
            type: 'string',
            enum: ['late'],
            'x-open-enum': true,
            description: '出来事',
            examples: ['late'],
          },
        },
      },
      SailingUpdate: {
        type: 'object',
        description: '便の変更',
        additionalProperties: false,
        required: ['vesselName'],
        properties: {
          vesselName: {
            type: 'string',
            maxLength: 60,
            description: '船名',
            examples: ['しおかぜ'],
          },
        },
      },
      Sailing: {
        type: 'object',
        description: '便',
        additionalProperties: false,
        required: ['id', 'departureAt', 'seats', 'calls'],
        properties: {
          id: {
            type: 'string',
            pattern: '^sail_[a-z]{1,9}$',
            description: '便のID',
            examples: ['sail_a'],
          },
          departureAt: { $ref: '#/components/schemas/Instant', description: '出発日時' },
          seats: {
            type: 'integer',
            minimum: 0,
            maximum: 100,
            description: '残席',
            examples: [3],
          },
          calls: {
            type: 'array',
            maxItems: 9,
            description: '寄港地',
            items: { type: 'string', maxLength: 20, examples: ['凪浦'] },
          },
        },
      },
      Instant: {
        type: 'string',
        format: 'date-time',
        description: '日時',
        examples: ['2027-08-02T08:30:00+09:00'],
      },
      ErrorCode: {
        type: 'string',
        description: 'エラーの種類',
        'x-open-enum': true,
        enum: ['FULL', 'EXPIRED', 'CSRF', 'MISSING', 'LIMIT', 'FORGED'],
      },
      ApiError: {
        type: 'object',
        description: 'エラー',
        additionalProperties: false,
        required: ['message', 'code'],
        properties: {
          message: { type: 'string', maxLength: 99, description: '説明', examples: ['満席'] },
          code: { $ref: '#/components/schemas/ErrorCode' },
        },
      },
    },
  },
});

/** The operation of {@link soundDocument} that a customer calls. */
export const operationIn = (spec) => spec.paths['/customer-api/sailings/{sailingId}'].put;

/** The request of {@link soundDocument} that the server sends. */
export const webhookIn = (spec) => spec.webhooks['sailing-event'].post;

/**
 * The JSON media type of a request body or response.
 *
 * @param {Record<string, any>} holder
 * @returns {Record<string, any>}
 */
export const jsonOf = (holder) => holder.content['application/json'];
