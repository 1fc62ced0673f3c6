/**
 * What changed between two versions of a document in a way that a consumer, or another server of
 * the contract, cannot bear. Harmless changes are not listed.
 */
import { compareSchemas } from './diff-schema.mjs';
import { operationsOf, resolve, webhooksOf } from './walk.mjs';

/**
 * @typedef {object} Change
 * @property {string} id what is in `approved-changes.md`
 * @property {string} message what changed
 */

const contentOf = (spec, node) => resolve(spec, node)?.content ?? {};
const refName = (node) => node?.$ref?.split('/').at(-1);

/** How credentials are sent: another name of a cookie locks every client out. */
function compareSchemes({ before, after, report }) {
  const now = after.components?.securitySchemes ?? {};
  for (const [name, scheme] of Object.entries(before.components?.securitySchemes ?? {})) {
    for (const key of ['type', 'in', 'name', 'scheme']) {
      if (now[name] && scheme[key] !== now[name][key]) {
        report(`security ${name}`, key, `${scheme[key]} is now ${now[name][key]}`);
      }
    }
  }
}

/** Every old way to be let in must still do: it holds all that one of the new ways asks for. */
function compareSecurity(context, old, now, place) {
  const waysOf = (spec, operation) => {
    const ways = (operation.security ?? spec.security ?? []).map((way) => Object.keys(way));
    return ways.length > 0 ? ways : [[]];
  };
  const offered = waysOf(context.after, now);
  for (const held of waysOf(context.before, old)) {
    if (!offered.some((needed) => needed.every((scheme) => held.includes(scheme)))) {
      const way = held.join(' + ') || 'no credentials';
      context.report(`security ${place}`, way, 'is no longer enough');
    }
  }
}

/** How a parameter's value is written, with what holds where nothing is said. */
function styleOf(parameter) {
  const style = parameter.style ?? (/query|cookie/.test(parameter.in) ? 'form' : 'simple');
  return `${style}${(parameter.explode ?? style === 'form') ? ', exploded' : ''}`;
}

function compareParameters(context, old, now, place) {
  const keyed = (parameters) => new Map(parameters.map((p) => [`${p.in}.${p.name}`, p]));
  const [before, after] = [keyed(old.parameters), keyed(now.parameters)];
  for (const [key, parameter] of before) {
    const at = `request ${place}.${key}`;
    const current = after.get(key);
    if (!current) {
      context.report(at, 'parameter-removed', 'is no longer accepted');
      continue;
    }
    if (styleOf(parameter) !== styleOf(current)) {
      context.report(at, 'style', `${styleOf(parameter)} is now ${styleOf(current)}`);
    }
    compareSchemas(context, parameter.schema, current.schema, 'request', `${place}.${key}`);
  }
  for (const [key, parameter] of after) {
    if (parameter.required && !before.get(key)?.required) {
      context.report(`request ${place}.${key}`, 'required', 'must now be sent');
    }
  }
}

/** @param {string} owner whose examples these are: a shared response's are reported once */
function compareContents(context, old, now, direction, place, owner = place) {
  for (const [type, media] of Object.entries(old)) {
    if (!now[type]) {
      context.report(`${direction} ${place}`, `media-type ${type}`, 'is gone');
      continue;
    }
    compareSchemas(context, media.schema, now[type].schema, direction, place);
    for (const name of Object.keys(media.examples ?? {})) {
      if (now[type].examples?.[name]) continue;
      context.report(`${direction} ${owner}`, `example-removed ${name}`, 'mocks are asked for it');
    }
  }
}

function compareHeaders(context, old, now, place) {
  for (const [name, node] of Object.entries(old.headers ?? {})) {
    const header = resolve(context.before, node);
    const current = resolve(context.after, now.headers?.[name]);
    if (!current) {
      context.report(`response ${place}`, `header-removed ${name}`, 'is no longer sent');
      continue;
    }
    if (header.required && !current.required) {
      context.report(`response ${place}`, `header-required ${name}`, 'may now be missing');
    }
    compareSchemas(context, header.schema, current.schema, 'response', `${place}.${name}`);
  }
}

function compareBodies(context, old, now, place) {
  const [before, after] = [
    resolve(context.before, old.requestBody),
    resolve(context.after, now.requestBody),
  ];
  if (before && !after)
    context.report(`request ${place}`, 'body-removed', 'takes no body any more');
  if (after?.required && !before?.required) {
    context.report(`request ${place}`, 'body-required', 'a body must now be sent');
  }
  if (before && after) {
    compareContents(context, before.content ?? {}, after.content ?? {}, 'request', place);
  }
}

function compareResponses(context, old, now, place) {
  const keyed = (responses) => new Map(responses.map((entry) => [entry.status, entry.response]));
  const [before, after] = [keyed(old.responses), keyed(now.responses)];
  for (const [status, response] of before) {
    const at = `${place}.${status}`;
    const current = after.get(status);
    if (!current) {
      context.report(`response ${at}`, 'status-removed', 'is no longer answered');
      continue;
    }
    const direction = /^[45]/.test(status) ? 'error' : 'response';
    const contents = [contentOf(context.before, response), contentOf(context.after, current)];
    compareContents(context, ...contents, direction, at, refName(old.operation.responses[status]));
    compareHeaders(context, response, current, at);
  }
  for (const status of after.keys()) {
    if (!before.has(status) && !/^[45]/.test(status)) {
      context.report(`response ${place}.${status}`, 'status-added', 'is not expected');
    }
  }
}

/** A webhook's body is read as a response is. */
function compareWebhooks({ before, after, report, ...context }) {
  const now = new Map([...webhooksOf(after)].map((entry) => [entry.path, entry]));
  for (const { path, operation } of webhooksOf(before)) {
    const current = now.get(path);
    if (!current) {
      report(`webhook ${path}`, 'webhook-removed', 'is no longer sent');
      continue;
    }
    const contents = [
      contentOf(before, operation.requestBody),
      contentOf(after, current.operation.requestBody),
    ];
    compareContents({ before, after, report, ...context }, ...contents, 'response', path);
  }
}

/**
 * @param {string} document its id, `customer-api`
 * @param {Record<string, any>} before the accepted bundle
 * @param {Record<string, any>} after the bundle of today
 * @returns {Change[]} breaking changes, each once however many operations it touches
 */
export function breakingChanges(document, before, after) {
  const changes = new Map();
  const report = (place, kind, message) => {
    const id = `${document} ${place} ${kind}`;
    changes.set(id, { id, message });
  };
  const context = { before, after, report, seen: new Set() };
  compareSchemes(context);
  const nameOf = ({ method, path }) => `${method.toUpperCase()} ${path}`;
  const now = new Map([...operationsOf(after)].map((entry) => [nameOf(entry), entry]));
  for (const old of operationsOf(before)) {
    const current = now.get(nameOf(old));
    if (!current) {
      report(nameOf(old), 'operation-removed', 'is gone');
      continue;
    }
    const place = old.operation.operationId;
    if (place !== current.operation.operationId) {
      report(nameOf(old), 'operation-id', `${place} is now ${current.operation.operationId}`);
    }
    compareSecurity(context, old.operation, current.operation, place);
    compareParameters(context, old, current, place);
    compareBodies(context, old.operation, current.operation, place);
    compareResponses(context, old, current, place);
  }
  compareWebhooks(context);
  return [...changes.values()];
}
