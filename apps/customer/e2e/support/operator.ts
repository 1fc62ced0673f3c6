import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const PROGRAM = join(root, 'apps/server/src/operator-command.ts');

/** What `npm run operator -- …` prints, on the database of the server under test, and its exit code. */
export function operate(...words: string[]): Promise<{ exitCode: number; text: string }> {
  const { NODE_OPTIONS: _, DATABASE_URL: _url, ...rest } = process.env;
  const env = { ...rest, FERRY_DATA_DIR: join(root, '.cache/e2e/data') };
  const args = ['--disable-warning=ExperimentalWarning', PROGRAM, ...words];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, text: (stdout || stderr).trim() }),
    );
  });
}
