import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

// What a reader follows must be there, and short enough to be read to its end.

const root = join(import.meta.dirname, '../..');
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path && existsSync(join(root, path)));
const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const withoutCode = (text: string) =>
  text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '');

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  const headings = text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times ? `${slug}-${times}` : slug;
  });
}

/** Relative links that lead nowhere. */
function deadLinks(path: string, text: string, textOf: (path: string) => string | undefined) {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
  return targets
    .filter((to) => !/^[a-z]+:/.test(to))
    .filter((to) => {
      const [file = '', anchor] = to.split('#');
      const target = file ? posix.join(posix.dirname(path), file) : path;
      if (anchor === undefined) return textOf(target) === undefined;
      return !anchorsOf(textOf(target) ?? '').includes(anchor);
    })
    .map((to) => `${path}: ${to}`);
}

/** Decisions of a page that are not `7. 2026-11-21, accepted. **What.** Why.`, numbered from 1 on. */
function wrongDecisions(text: string): string[] {
  const [, after = ''] = text.split(/^#{1,2} Decisions$/m);
  const [section = ''] = after.split(/^#{1,2} /m);
  const form =
    /^(\d+)\. \d{4}-\d{2}-\d{2}, (?:accepted|given up, see \d+)\. \*\*.+?\*\*[.,:]? ?.*\S/;
  return (section.match(/^(?:\d+\.|[-*]) .*$/gm) ?? []).filter(
    (line, index) => form.exec(line)?.[1] !== `${index + 1}`,
  );
}

/** Paragraphs, list items and cells of tables that are too long for one reading. */
function longTexts(text: string): string[] {
  const parts = text
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\||\n(?=#)/);
  return parts.filter((part) => part.trim().split(/\s+/).length > 120);
}

const linesOf = (path: string) => (read(path) ?? '').trimEnd().split('\n').length;
const tasks = pages.filter((path) => /\/(?:(?:add|load)-an?-|own-server)/.test(path));

describe('the pages', () => {
  it('lead where they say, to the heading', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.flatMap((path) => deadLinks(path, read(path) ?? '', read))).toEqual([]);
  });

  it('for one task have at most 60 lines', () => {
    expect(tasks).toHaveLength(8);
    expect(tasks.filter((path) => linesOf(path) > 60)).toEqual([]);
  });

  it('for one task are all in the list of the README', () => {
    const list = read('README.md') ?? '';
    expect(tasks.filter((path) => !list.includes(`](${path})`))).toEqual([]);
  });

  it('say of each decision its number, date, status and why', () => {
    const decided = pages.filter((path) => /^#{1,2} Decisions$/m.test(read(path) ?? ''));
    expect(decided.length).toBeGreaterThan(4);
    expect(decided.flatMap((path) => wrongDecisions(read(path) ?? ''))).toEqual([]);
    const planted = [
      '1. 2026-11-21, accepted. **This.** It is so.',
      '3. 2026-11-21, accepted. **The number.** It is not the next one.',
      '3. **No date.** It was never said.',
      '- 2026-11-21, accepted. **No number.** Nobody can name it.',
    ];
    expect(wrongDecisions(`# A\n1. x\n## Decisions\n\n${planted.join('\n')}`)).toEqual(
      planted.slice(1),
    );
  });

  it('of the server name every setting that it reads', () => {
    const names = (text: string) => text.match(/(?<=')[A-Z][A-Z_]{3,}(?=')/g) ?? [];
    const settings = new Set(names(read('apps/server/src/config.ts') ?? ''));
    expect(settings.size).toBeGreaterThan(10);
    const table = read('apps/server/README.md') ?? '';
    expect([...settings].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
    expect(names("value('MINATO_API_KEY')")).toEqual(['MINATO_API_KEY']);
  });

  it('of the limits have a row for each, with the numbers of the code', () => {
    const source = read('apps/server/src/domain/rate-limits/client-limits.ts') ?? '';
    const [, values = ''] = source.split('const defaultLimits');
    const windows = [
      ...values.matchAll(/(\w+): \{ hits: (\d+), windowSeconds: (?:(\d+) \* )?60 \}/g),
    ];
    const counts = [...values.matchAll(/(\w+): (\d+),$/gm)];
    expect(windows.length + counts.length).toBe(values.match(/^ {2}\w+: /gm)?.length);
    expect(windows.length).toBeGreaterThan(20);
    const rows = [
      ...windows.map(
        ([, name, hits, minutes = '1']) => `| \`${name}\` | ${hits} in ${minutes} min |`,
      ),
      ...counts.map(([, name, most]) => `| \`${name}\` | ${most} |`),
    ];
    const page = read('apps/server/docs/limits.md') ?? '';
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
    expect(page.match(/^\| `\w+` /gm)).toHaveLength(rows.length);
  });

  it('have no paragraph of more than 120 words', () => {
    const checked = pages.filter((path) => path !== 'CHANGELOG.md');
    const long = checked.flatMap((path) =>
      longTexts(read(path) ?? '').map((part) => [path, part.slice(0, 60)]),
    );
    expect(long).toEqual([]);
    const words = (count: number) => Array(count).fill('word').join(' ');
    expect(longTexts(`- ${words(119)}\n- ${words(60)}\n${words(60)}`)).toHaveLength(1);
    expect(longTexts(`${words(80)}\n\n${words(80)}\n| ${words(80)} | ${words(80)} |`)).toEqual([]);
  });

  it('have at most 100 lines; longer ones are lists that something is looked up in', () => {
    const long = pages.filter((path) => linesOf(path) > 100 && !path.startsWith(RELEASES));
    expect(long.toSorted()).toEqual([
      'CHANGELOG.md',
      'apps/customer/docs/specification.md',
      'openapi/errors.md',
      'scripts/seeded/README.md',
    ]);
  });
});

const RELEASES = 'openapi/releases/';

describe('the changelog', () => {
  const versionOf = (folder: string): string =>
    JSON.parse(read(join(folder, 'package.json')) ?? '{}').version;
  const [, ...releases] = (read('CHANGELOG.md') ?? '').split(/^## /m);
  const heads = releases.map((release) => release.split('\n')[0] ?? '');

  it('has what is new on top, then dated versions, the last one that of all packages', () => {
    const [unreleased, ...versions] = heads;
    expect(unreleased).toBe('Unreleased');
    const form = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;
    expect(versions.filter((head) => !form.test(head))).toEqual([]);
    const dates = versions.map((head) => form.exec(head)?.[2] ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    const folders = pages.flatMap(
      (path) => /^(?:apps|packages)\/[^/]+(?=\/README)/.exec(path) ?? [],
    );
    const last = form.exec(versions[0] ?? '')?.[1];
    expect(folders.length).toBeGreaterThan(4);
    expect(new Set(['', ...folders].map(versionOf))).toEqual(new Set([last]));
  });

  it('says in each entry whose it is and who has something to do, in each list one addition a line', () => {
    const parts = releases.flatMap((release) => release.split(/^### /m).slice(1));
    const isList = (part: string) => /^(?:New in|In the contract|For operators)[^(]*\n/.test(part);
    const entry = /^.+ \([^)]+\)\n\n\*\*(?:Clients|Servers|Apps|Operators)[^*]*:\*\*/;
    const silent = parts.filter((part) => !isList(part) && !entry.test(part));
    expect(silent.map((part) => part.split('\n')[0])).toEqual([]);
    const lines = parts.filter(isList).flatMap((part) => part.split('\n').slice(1).filter(Boolean));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !line.startsWith('- **'))).toEqual([]);
  });
});

describe('a link', () => {
  const files: Record<string, string> = {
    'docs/a.md': '# One (two), three\n## Same\n## Same\n```\n# no heading\n```\n',
  };
  const dead = (link: string) => deadLinks('docs/b.md', link, (path) => files[path]);

  it.each([
    '[x](a.md)',
    '[x](../docs/a.md#one-two-three)',
    '[x](a.md#same-1)',
    '[x](https://example.jp/a.md#b)',
    '`[x](c.md)`',
  ])('that leads somewhere is fine: %s', (link) => {
    expect(dead(link)).toEqual([]);
  });

  it.each([
    ['[x](c.md)', 'c.md'],
    ['[x](a.md#four)', 'a.md#four'],
    ['[x](a.md#no-heading)', 'a.md#no-heading'],
    ['[x](#here)', '#here'],
  ])('that leads nowhere is named: %s', (link, to) => {
    expect(dead(link)).toEqual([`docs/b.md: ${to}`]);
  });
});
