import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  faultOfVersion,
  nextVersion,
  releasePage,
  withRelease,
} from './release.mjs';
import { operationIn, soundDocument } from './sound-document.fixture.mjs';

type Document = ReturnType<typeof soundDocument>;
/** The differences after a change of a document. */
function differences(change: (spec: Document) => void) {
  const after = soundDocument();
  change(after);
  return [differencesOf('customer-api', soundDocument(), after)];
}
const words = differences((spec) => {
  operationIn(spec).description = '言い換えました。';
});
const addition = differences((spec) => {
  spec.paths['/customer-api/new'] = { get: { operationId: 'getNew' } };
});

describe('a release of the contract', () => {
  it('knows what came, went, changed, and of what only the words are others', () => {
    const removed = differences((spec) => {
      delete spec.components.schemas.Sailing;
      operationIn(spec).operationId = 'another';
    });
    expect(
      [words, addition, removed].map(([all]) => all?.map(({ kind, change }) => [kind, change])),
    ).toEqual([
      [['operation', 'words']],
      [['operation', 'new']],
      [
        ['operation', 'changed'],
        ['schema', 'gone'],
      ],
    ]);
  });

  it.each([
    ['0.2.0', '0.2.1', words, 0, undefined],
    ['0.2.0', '0.2.1', addition, 0, /needs a minor version/],
    ['0.2.0', '0.3.0', addition, 2, undefined],
    ['1.2.0', '1.3.0', addition, 1, /needs a major version/],
    ['1.2.0', '2.0.0', addition, 1, undefined],
    ['0.2.0', '0.2.0', words, 0, /is not after/],
    ['0.2.0', '0.1.9', words, 0, /is not after/],
    ['0.2.0', '0.4.0', words, 0, /leaves versions out/],
    ['0.2.0', '0.3.1', words, 0, /leaves versions out/],
    ['0.2.0', 'next', words, 0, /three numbers/],
  ])('%s → %s', (before, version, found, breaking, fault) => {
    const said = faultOfVersion({ before, version, differences: found, breaking });
    if (fault) expect(said).toMatch(fault);
    else expect(said).toBeUndefined();
  });

  it('is without a version the smallest that fits', () => {
    const next = (before: string, found: typeof words, breaking: number) =>
      nextVersion(before, { differences: found, breaking });
    expect([
      next('0.2.3', words, 0),
      next('0.2.3', addition, 1),
      next('1.2.3', addition, 1),
    ]).toEqual(['0.2.4', '0.3.0', '2.0.0']);
  });

  it('has a page with what breaks and why, and ends the changelog of what was open', () => {
    const page = releasePage({
      ...{ version: '0.3.0', before: '0.2.0', date: '2027-07-20', differences: addition },
      approvals:
        '| `customer-api a` | Nobody reads it. | 2027-07-01 |\n| `customer-api b` | No. | x |',
      used: new Set(['customer-api a']),
    });
    expect(page).toContain('# 0.3.0 (2027-07-20)');
    expect(page).toContain('| `customer-api a` | Nobody reads it. | 2027-07-01 |');
    expect(page).not.toContain('customer-api b');
    expect(page).toContain(
      '## New\n\n| document | | |\n| -- | -- | -- |\n| customer-api | operation | `GET /customer-api/new` |',
    );
    const changelog = withRelease(
      '# Changelog\n\n## Unreleased\n\n- **A**: b.\n',
      '0.3.0',
      '2027-07-20',
    );
    expect(changelog).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.3.0 (2027-07-20)\n\n- **A**: b.\n',
    );
    expect(() => withRelease('# Changelog', '0.3.0', '2027-07-20')).toThrow('Unreleased');
  });
});
