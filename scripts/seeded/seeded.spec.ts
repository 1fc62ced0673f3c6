import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { hasTest, read } from '../test/specification.mjs';
import { DEFECTS } from './defects.mjs';
import { PAGE, pageOf } from './page.mjs';
import { plantInto, withDefect } from './plant.mjs';

// The defects themselves are planted by `npm run test:faults -- --seeded` alone.

it('every defect is called by a name of its own', () => {
  const ids = DEFECTS.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('every defect still applies, once', () => {
  const wrong = DEFECTS.flatMap((defect) => {
    try {
      const sound = read(defect.file) ?? '';
      return plantInto(sound, defect) === sound ? [`${defect.id} changes nothing`] : [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(wrong).toEqual([]);
});

it('every defect has a test that is there', () => {
  const isThere = (check: string) => {
    const [file = '', title = ''] = check.split(' › ');
    const suites = [...(read(file) ?? '').matchAll(/from '(\.[^']+\.suite\.ts)'/g)];
    const paths = [file, ...suites.map(([, to = '']) => posix.join(posix.dirname(file), to))];
    // Values in a title may be names of stories: the command looks for the whole of it.
    return paths.some((path) => hasTest(`${path} › ${title}`, (at) => `${read(at)}\n${title}`));
  };
  expect(DEFECTS.filter(({ check }) => !isThere(check)).map(({ id }) => id)).toEqual([]);
});

it('the page is what `node scripts/seeded/page.mjs` writes', () => {
  expect(read(PAGE)).toBe(pageOf());
});

it('a defect is taken out again, also where its test cannot be run, and says when it does not apply', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ferry-plant-'));
  const defect = { id: 'low', kind: 'targets', what: '', file: 'a.css.ts', check: '' };
  const sound = "minBlockSize: 44, price: '$&'";
  const text = () => readFileSync(join(folder, 'a.css.ts'), 'utf8');
  try {
    writeFileSync(join(folder, 'a.css.ts'), sound);
    const low = { ...defect, from: '44', to: "20, cost: '$1'" };
    const seen = await withDefect(folder, low, async () => text());
    expect([seen, text()]).toEqual(["minBlockSize: 20, cost: '$1', price: '$&'", sound]);
    const broken = withDefect(folder, low, () => Promise.reject(new Error('no browser')));
    await expect(broken).rejects.toThrow('no browser');
    expect(text()).toBe(sound);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(() => plantInto(sound, { ...defect, from: '48', to: '' })).toThrow(
    'low: the words that it replaces are gone from a.css.ts.',
  );
  expect(() => plantInto(sound, { ...defect, from: 'i', to: '' })).toThrow('are 3 times in');
});
