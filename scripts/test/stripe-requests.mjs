/**
 * `node scripts/test/stripe-requests.mjs`: types of the pinned Stripe client →
 * apps/server/test/support/stripe/requests.gen.ts.
 *
 * What each request that we send may have, in data, so that the tests' Stripe refuses what Stripe
 * would refuse. Run it after a new version of the client; a test says when it is due. Needs no
 * network. Exit code 1 when a type is of a kind that this does not know.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'node_modules/stripe');
const output = join(root, 'apps/server/test/support/stripe/requests.gen.ts');

/** Request → file and name of the type of its parameters. */
const REQUESTS = {
  'GET /v1/balance': ['Balance', 'BalanceRetrieveParams'],
  'POST /v1/customers': ['Customers', 'CustomerCreateParams'],
  'DELETE /v1/customers/:id': ['Customers', 'CustomerDeleteParams'],
  'GET /v1/payment_intents': ['PaymentIntents', 'PaymentIntentListParams'],
  'POST /v1/payment_intents': ['PaymentIntents', 'PaymentIntentCreateParams'],
  'GET /v1/payment_intents/search': ['PaymentIntents', 'PaymentIntentSearchParams'],
  'GET /v1/payment_intents/:id': ['PaymentIntents', 'PaymentIntentRetrieveParams'],
  'POST /v1/payment_intents/:id/cancel': ['PaymentIntents', 'PaymentIntentCancelParams'],
  'GET /v1/payment_methods/:id': ['PaymentMethods', 'PaymentMethodRetrieveParams'],
  'GET /v1/refunds': ['Refunds', 'RefundListParams'],
  'POST /v1/refunds': ['Refunds', 'RefundCreateParams'],
  'POST /v1/webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointCreateParams'],
};

/** @param {string} file a file of types below the client's resources */
const sourceOf = (file) => join(client, 'esm/resources', `${file}.d.ts`);

/** What the generated file was made from: the client's version and the text of the types. */
export function originOf() {
  const { version } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'));
  const files = [...new Set(Object.values(REQUESTS).map(([file]) => file))];
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const file of files) hash.update(readFileSync(sourceOf(file)));
  return { version, sha256: hash.digest('hex') };
}

function generate() {
  const program = ts.createProgram([join(client, 'esm/stripe.esm.node.d.ts')], {
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const shapes = Object.entries(REQUESTS).map(([request, [file, name]]) => {
    const source = program.getSourceFile(sourceOf(file));
    const module = source && checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
    if (!symbol) throw new Error(`The client has no ${name}`);
    const shape = JSON.stringify(shapeOf(checker, checker.getDeclaredTypeOfSymbol(symbol)));
    return `  ${JSON.stringify(request)}: ${shape},`;
  });
  const text = [
    '// Generated from the types of the stripe package by `node scripts/test/stripe-requests.mjs`. Do not edit.',
    "import type { ObjectShape } from './shape.ts';",
    '',
    `export const origin = ${JSON.stringify(originOf())};`,
    '',
    'export const requests: Record<string, ObjectShape> = {',
    ...shapes,
    '};',
    '',
  ];
  writeFileSync(output, text.join('\n'));
}

const SIMPLE = new Map([
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.BooleanLiteral, 'boolean'],
]);

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {import('../../apps/server/test/support/stripe/shape.ts').Shape}
 */
function shapeOf(checker, type) {
  if (type.isUnion()) return unionOf(checker, type);
  if (type.isStringLiteral()) return { enum: [type.value] };
  for (const [flag, name] of SIMPLE) if (type.flags & flag) return name;
  if (checker.isArrayType(type)) {
    return { array: shapeOf(checker, checker.getTypeArguments(type)[0]) };
  }
  const values = type.getStringIndexType();
  if (values) return { map: shapeOf(checker, values) };
  if (!(type.flags & ts.TypeFlags.Object)) {
    throw new Error(`Unknown kind of type: ${checker.typeToString(type)}`);
  }
  const fields = type.getProperties().map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const field = shapeOf(checker, checker.getTypeOfSymbol(property));
    return [`${property.name}${isOptional ? '?' : ''}`, field];
  });
  return { object: Object.fromEntries(fields) };
}

/**
 * One list of the words, whatever the order in which the compiler has them. That a list may become
 * longer (`OtherString`) is about responses: a word that is not in it today is refused today.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.UnionType} union
 */
function unionOf(checker, union) {
  const parts = union.types.filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  const words = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  const others = parts
    .filter((part) => !part.isStringLiteral() && !part.isIntersection())
    .map((part) => shapeOf(checker, part));
  const distinct = [...new Map(others.map((each) => [JSON.stringify(each), each])).values()];
  const all = words.length > 0 ? [{ enum: words.sort() }, ...distinct] : distinct;
  return all.length === 1 ? all[0] : { anyOf: all };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) generate();
