/** Each operation as a command that can be pasted: curl with the contract's examples. */
import { resolve } from './walk.mjs';

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

const firstExample = (spec, holder) => {
  const [node] = Object.values(holder?.examples ?? {});
  return holder?.example ?? resolve(spec, node)?.value;
};

/** What the first way to be let in needs; cookies are kept in a file, as a browser keeps them. */
function credentialsOf(spec, operation) {
  const [way = {}] = operation.security ?? spec.security ?? [];
  const schemes = Object.keys(way).map((key) => spec.components.securitySchemes[key]);
  const names = schemes.map(({ name }) => name);
  return [
    ...(names.some((name) => /cookie|session/i.test(name)) ? ['--cookie cookies.txt'] : []),
    ...(schemes.some(({ scheme }) => scheme === 'bearer')
      ? ['--header "Authorization: Bearer $KEY"']
      : []),
    ...(names.includes('X-XSRF-TOKEN') ? ['--header "X-XSRF-TOKEN: $TOKEN"'] : []),
  ];
}

/** The address with the examples of its path and of every query parameter that must be sent. */
function addressOf(spec, { path, parameters }) {
  const written = (parameter) => encodeURIComponent(firstExample(spec, parameter));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    written(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${written(parameter)}`);
  return `"$ORIGIN${filled}${query.length > 0 ? `?${query.join('&')}` : ''}"`;
}

/** Sets `ORIGIN` and `TOKEN` for the commands of {@link curlOf}. */
export const CURL_START = `ORIGIN=http://localhost:8080
curl --silent --cookie-jar cookies.txt "$ORIGIN/sanctum/csrf-cookie"
TOKEN=$(awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt | sed 's/%3D/=/g; s/%2B/+/g; s,%2F,/,g')`;

/**
 * @param {Record<string, any>} spec bundled document
 * @param {ReturnType<typeof import('./walk.mjs').operationsOf> extends Generator<infer T> ? T : never} entry
 * @returns {string} a command for a shell
 */
export function curlOf(spec, entry) {
  const { method, operation, parameters, responses } = entry;
  const headers = parameters
    .filter((parameter) => parameter.in === 'header' && parameter.required)
    .map(
      (parameter) => `--header ${quoted(`${parameter.name}: ${firstExample(spec, parameter)}`)}`,
    );
  const setsCookies = responses.some(({ response }) => response.headers?.['Set-Cookie']);
  const media = resolve(spec, operation.requestBody)?.content?.['application/json'];
  const body = media && `--json ${quoted(JSON.stringify(firstExample(spec, media)))}`;
  return [
    `curl --request ${method.toUpperCase()} ${addressOf(spec, entry)}`,
    ...credentialsOf(spec, operation),
    ...(setsCookies ? ['--cookie-jar cookies.txt'] : []),
    ...headers,
    ...(body ? [body] : []),
  ].join(' \\\n  ');
}
