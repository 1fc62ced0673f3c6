import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isForCameras, paintsItself } from './own-colours.ts';

it('lists the components that paint for themselves in forced colours', () => {
  const root = join(import.meta.dirname, '../components');
  const found = globSync('*/*.css.ts', { cwd: root })
    .filter((path) => readFileSync(join(root, path), 'utf8').includes("forcedColorAdjust: 'none'"))
    .map((path) => path.split('/')[0]);
  expect([...new Set(found)].sort()).toEqual([...paintsItself, ...isForCameras].sort());
});
