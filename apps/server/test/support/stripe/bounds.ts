import type { Form, FormValue, Problem } from './shape.ts';

const DOCS = 'https://docs.stripe.com';
/** Shortest and longest time that a payment at a store may be open. */
const STORE_SECONDS = { least: 30 * 60, most: 60 * 86_400 };
const EXCLUSIVE = [
  'excluded_payment_method_types',
  'automatic_payment_methods',
  'payment_method_configuration',
];
/** What can be asked for in full; everything else is an id. */
const EXPANDABLE = /^(data\.)?(latest_charge(\.refunds)?|payment_method|payment_intent|charge)$/;

/** What Stripe's documentation says of a request and its types do not. */
interface Bound {
  source: string;
  on: string;
  /** @returns what is wrong with the request, in Stripe's words */
  broken(form: Form, now: Date): Problem | undefined;
}

export const bounds: Bound[] = [
  {
    source: `${DOCS}/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents`,
    on: 'POST /v1/payment_intents',
    broken: ({ payment_method_types: types }) =>
      types === undefined
        ? undefined
        : problem('payment_method_types', 'payment_method_types_no_longer_supported'),
  },
  {
    source: `${DOCS}/changelog/dahlia/2026-07-29/allowed-payment-method-types-parameter`,
    on: 'POST /v1/payment_intents',
    broken: (form) => {
      const other = EXCLUSIVE.find((name) => form[name] !== undefined);
      const isBoth = form.allowed_payment_method_types !== undefined && other !== undefined;
      return isBoth ? problem(other, 'parameters_exclusive') : undefined;
    },
  },
  {
    source: `${DOCS}/currencies#minimum-and-maximum-charge-amounts`,
    on: 'POST /v1/payment_intents',
    broken: ({ amount, currency }) =>
      currency === 'jpy' ? outside('amount', amount, 50, 99_999_999) : undefined,
  },
  {
    source: `${DOCS}/payments/konbini`,
    on: 'POST /v1/payment_intents',
    broken: (form) => (isStore(form) ? outside('amount', form.amount, 120, 300_000) : undefined),
  },
  {
    source: `${DOCS}/payments/konbini/accept-a-payment?payment-ui=direct-api#additional-payment-method-options`,
    on: 'POST /v1/payment_intents',
    broken: (form, now) => brokenStoreOptions(form, now),
  },
  {
    source: `${DOCS}/payments/konbini/accept-a-payment?payment-ui=direct-api`,
    on: 'POST /v1/payment_intents',
    broken: (form) => {
      const details = below(below(form.payment_method_data).billing_details);
      const missing = ['name', 'email'].find((name) => !details[name]);
      const param = `payment_method_data[billing_details][${missing}]`;
      return isStore(form) && missing ? problem(param, 'parameter_missing') : undefined;
    },
  },
  {
    source: `${DOCS}/api/payment_intents/create#create_payment_intent-return_url`,
    on: 'POST /v1/payment_intents',
    broken: ({ return_url: url, confirm }) =>
      url !== undefined && confirm !== 'true'
        ? problem('return_url', 'parameter_invalid')
        : undefined,
  },
  ...['POST /v1/payment_intents', 'POST /v1/refunds'].map((on) => ({
    source: `${DOCS}/api/metadata`,
    on,
    broken: ({ metadata }: Form) => {
      const pairs = Object.entries(below(metadata));
      const isTooLong = pairs.some(([key, value]) => key.length > 40 || String(value).length > 500);
      const isTooMuch = pairs.length > 50 || isTooLong;
      return isTooMuch ? problem('metadata', 'parameter_invalid') : undefined;
    },
  })),
  {
    source: `${DOCS}/api/refunds/create`,
    on: 'POST /v1/refunds',
    broken: ({ charge, payment_intent: intent }) =>
      (charge === undefined) === (intent === undefined)
        ? problem('payment_intent', 'parameter_missing')
        : undefined,
  },
  ...['GET /v1/payment_intents', 'GET /v1/payment_intents/search', 'GET /v1/refunds'].map((on) => ({
    source: `${DOCS}/api/pagination`,
    on,
    broken: ({ limit }: Form) => outside('limit', limit, 1, 100),
  })),
  {
    source: `${DOCS}/api/expanding_objects`,
    on: '',
    broken: ({ expand }) => {
      const unknown = Object.values(below(expand)).find((each) => !EXPANDABLE.test(String(each)));
      return unknown === undefined ? undefined : problem('expand', 'parameter_invalid');
    },
  },
];

function brokenStoreOptions(form: Form, now: Date): Problem | undefined {
  const options = below(below(form.payment_method_options).konbini);
  const { expires_at: at, expires_after_days: days, product_description: product } = options;
  const name = 'payment_method_options[konbini]';
  const seconds = Number(at) - now.getTime() / 1000;
  const { least, most } = STORE_SECONDS;
  if (at !== undefined && days !== undefined) {
    return problem(`${name}[expires_at]`, 'parameters_exclusive');
  }
  if (at !== undefined && !(seconds > least && seconds < most)) {
    return problem(`${name}[expires_at]`, 'parameter_invalid');
  }
  if (product !== undefined && String(product).length > 22) {
    return problem(`${name}[product_description]`, 'parameter_invalid');
  }
  return outside(`${name}[expires_after_days]`, days, 1, 60);
}

function outside(param: string, value: FormValue | undefined, least: number, most: number) {
  if (value === undefined) return undefined;
  if (Number(value) < least)
    return problem(param, param === 'amount' ? 'amount_too_small' : 'parameter_invalid');
  if (Number(value) > most)
    return problem(param, param === 'amount' ? 'amount_too_large' : 'parameter_invalid');
  return undefined;
}

const problem = (param: string, code: string): Problem => ({
  code,
  param,
  message: `${param}: ${code}`,
});

const isStore = ({ payment_method_data: data }: Form) => below(data).type === 'konbini';

/** What is below a name, nothing when it is a text or was not sent. */
export const below = (value: FormValue | undefined): Form =>
  typeof value === 'object' ? value : {};
