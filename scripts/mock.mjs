/**
 * `npm run mock`: Prism serves the examples of both documents on one origin, with the paths of the
 * real server. `PORT` (default 4010; 0 takes a free one) on 127.0.0.1; Ctrl-C and SIGTERM stop it.
 *
 * The first example is the response; `Prefer: code=409, example=soldOut` asks for another one, a
 * misspelt one gets 400 with the names there are. A request that breaks the contract gets the status
 * and the field codes that the server has for it, and a line in the terminal.
 * Exit code 1 with one line when the contract cannot be read or the port is taken.
 */
import { bundles } from './contract/documents.mjs';
import { serveMock } from './contract/mock-server.mjs';

try {
  await serveMock([...(await bundles()).values()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
