import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const forms = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(name))
  .flatMap((name) => {
    const tags = readFileSync(join(SRC, name), 'utf8').match(/<form\b[^>]*>/g) ?? [];
    return tags.map((tag) => [name, tag] as const);
  });

test('フォームの一覧は空ではない', () => {
  expect(forms.map(([name]) => name)).toContain('features/session/components/SignInForm.tsx');
});

// A prerendered page can be filled in and sent where no script runs. The default method would put
// passwords and telephone numbers into the address, the history and the logs of proxies.
test.each(forms)('%s: スクリプトが動かなくても、入力はアドレスに入らない', (_, tag) => {
  expect(tag).toContain('method="post"');
});
