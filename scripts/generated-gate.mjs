/**
 * `npm run generate:check`: generating again must change nothing. Exit code 1 with the files that
 * differ from what is committed, and the command that brings them up to date.
 */
import { spawnSync } from 'node:child_process';
import { bootstrap, root, toolEnvironment } from './bootstrap.mjs';

const FOLDER = 'packages/api/src/generated';
const node = await bootstrap();
const options = { cwd: root, env: toolEnvironment(), encoding: 'utf8' };

const generated = spawnSync(node, ['scripts/generate.mjs'], { ...options, stdio: 'inherit' });
if (generated.status !== 0) process.exit(1);
// `git diff` would miss a file that is new.
const status = spawnSync('git', ['status', '--porcelain', '--', FOLDER], options);
if (status.status !== 0) {
  console.error(
    `✗ Cannot compare with what is committed: ${status.stderr || status.error?.message}`,
  );
  process.exit(1);
}
if (status.stdout.trim()) {
  console.error(status.stdout.trimEnd());
  console.error(`✗ ${FOLDER} is not what the contract gives. Run \`npm run generate\` and commit.`);
  process.exit(1);
}
