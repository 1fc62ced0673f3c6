import type { UserConfig } from '@hey-api/openapi-ts';

const QUOTES = ['createFareQuote', 'quoteCancellation'];
const OF_DEVICES = ['listSailingTickets', 'redeemVoucher', 'checkVoucher'];
const OPEN_ENUM = 'x-open-enum';

/**
 * What is generated from one document of the contract. `npm run generate` calls this with the
 * bundled document; there is no other way in, so that types, validators and `openapi.json` can
 * never come from different states of the contract.
 */
export function clientConfig(options: {
  /** The bundled OpenAPI document. */
  input: Record<string, unknown>;
  /** Folder of the generated code; it is emptied first. */
  output: string;
  /** Absolute path of the module that exports `createClientConfig`. */
  runtime: string;
  /** First line of every generated file. */
  header: string;
}): UserConfig {
  return {
    input: options.input,
    output: {
      path: options.output,
      header: options.header,
      // Node runs these files as they are (server, scripts): imports must name the file.
      module: { extension: '.ts' },
      // No index file: its re-exports would be a barrel.
      entryFile: false,
      tsConfigPath: null,
    },
    logs: { file: false, level: 'silent' },
    parser: {
      hooks: {
        operations: {
          getKind: ({ id }) => {
            // A device of a port or a partner asks for it, with a key that no browser has.
            if (id && OF_DEVICES.includes(id)) return [];
            // A quote stores nothing: it is asked for and kept like a GET, though what is quoted needs a body.
            return id && QUOTES.includes(id) ? ['query', 'mutation'] : undefined;
          },
        },
      },
    },
    plugins: [
      '@hey-api/typescript',
      {
        // A plugin's name: the client is copied into the output, no package of that name is used.
        name: '@hey-api/client-fetch',
        runtimeConfigPath: options.runtime,
        throwOnError: true,
      },
      {
        name: '@hey-api/sdk',
        // Requests are not validated here: header parameters reach the validator as a `Headers`
        // object and always fail (hey-api #2643). The server validates every request.
        validator: { request: false, response: 'valibot' },
      },
      {
        name: 'valibot',
        '~resolvers': {
          // A newer server may send a value that this build does not know; types name the known ones.
          enum: ({ $, plugin, schema }) =>
            OPEN_ENUM in schema ? $(plugin.imports.v).attr('string').call() : undefined,
        },
      },
      { name: '@tanstack/react-query', queryKeys: { tags: true } },
      'fastify',
    ],
  };
}
