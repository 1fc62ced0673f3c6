import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { CommandResult, Line } from './run-line.ts';

// How the program reaches the embedded database, which one process has: it hands its line to that
// process. A file of the data folder, for the server's own user alone; never a port.

const SOCKET = 'operator.sock';
/** The system cuts a longer address off, and would listen elsewhere. */
const LONGEST_PATH_BYTES = 103;
/** The document of a large feed is a third of it. */
const LONGEST_LINE_BYTES = 32 * 1024 * 1024;
/** Milliseconds for which a program that says nothing keeps its connection. */
const SILENT_AFTER_MS = 10_000;

const SentLine = v.strictObject({
  words: v.array(v.string()),
  input: v.string(),
  actor: v.pipe(v.string(), v.maxLength(100)),
});

/** @param dataDir absolute, or of the folder in which the process was started */
export const socketOf = (dataDir: string): string => join(dataDir, SOCKET);

/**
 * Takes commands from now on, for the process that has the data folder.
 * @param run never throws
 * @returns stops it, after the command that is running
 */
export async function listenForCommands(
  path: string,
  run: (line: Line) => Promise<CommandResult>,
): Promise<() => Promise<void>> {
  if (Buffer.byteLength(path) > LONGEST_PATH_BYTES) throw new Error('Too long for a socket');
  // What a process that was killed has left behind.
  rmSync(path, { force: true });
  // Those whose line has not arrived yet: nothing is lost with them.
  const silent = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    silent.add(socket);
    socket.on('error', () => undefined).on('close', () => silent.delete(socket));
    socket.setTimeout(SILENT_AFTER_MS, () => socket.destroy());
    respond(socket, (line) => {
      silent.delete(socket);
      return run(line);
    }).catch(() => socket.destroy());
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return async () => {
    server.close();
    for (const socket of silent) socket.destroy();
    await once(server, 'close');
  };
}

async function respond(socket: Socket, run: (line: Line) => Promise<CommandResult>): Promise<void> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of socket as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_LINE_BYTES) break;
    parts.push(part);
  }
  const line = v.safeParse(SentLine, JSON.parse(Buffer.concat(parts).toString('utf8')));
  if (!line.success) throw new Error('No line of the program');
  // A command may take longer than a program may say nothing.
  socket.setTimeout(0);
  socket.end(JSON.stringify(await run(line.output)));
}

/** @throws the system's error where no server listens */
export async function sendLine(path: string, line: Line): Promise<CommandResult> {
  const socket = connect({ path, allowHalfOpen: true });
  await once(socket, 'connect');
  socket.end(JSON.stringify(line));
  // The server's own words: they are this program's of the same version.
  return JSON.parse(await text(socket)) as CommandResult;
}
