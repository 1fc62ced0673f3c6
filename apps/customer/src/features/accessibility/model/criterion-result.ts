/** A criterion as `npm run evidence` writes it: its place, and the tests that show it. */
export type Criterion = {
  /** Of WCAG: 「2.4.11」. */
  number: string;
  name: string;
  level: string;
  isJis: boolean;
  isWcag22: boolean;
  /** The site has nothing that the criterion speaks of: the reason is said. */
  absent?: string;
  /** The part of the criterion that no test looks at. */
  rest?: string;
  /** Names of the checks that show it. */
  checks: readonly string[];
  passed: number;
  failed: number;
  /** Tests that were not in the run. */
  missing: number;
};

/** A test by a person, as it is recorded. Only here a page may say more than what machines have found. */
export type PersonTest = {
  /** 「全盲、スクリーンリーダーを毎日使う方」. */
  role: string;
  /** Day in Japan: 2026-12-01. */
  date: string;
  tools: string;
  criteria: readonly string[];
  /** In the words of the one who tested. */
  result: string;
};

/** How a criterion stands after a run. */
export type Result = 'passed' | 'partly' | 'absent' | 'untested' | 'notRun' | 'failed';

/** The result of a criterion. Tests that failed or did not run are said before all else. */
export function criterionResult({ absent, rest, passed, failed, missing }: Criterion): Result {
  if (failed > 0) return 'failed';
  if (missing > 0) return 'notRun';
  if (absent) return 'absent';
  if (passed === 0) return 'untested';
  return rest ? 'partly' : 'passed';
}

/** In words. */
export const resultTexts: Record<Result, string> = {
  passed: '自動試験に合格',
  partly: '自動試験に合格。確かめていない所があります',
  absent: '該当なし',
  untested: '試験はまだありません',
  notRun: 'この回では試験していません',
  failed: '合格していない試験があります',
};

/** The words under which criteria with one result are counted. */
const sumTexts: Record<Result, string> = {
  passed: '合格',
  partly: '合格したが確かめていない所のあるもの',
  absent: '該当なし',
  untested: '試験のないもの',
  notRun: 'この回で試験していないもの',
  failed: '合格していない試験のあるもの',
};

/** How many criteria have each result, without what none has: 「合格が30、該当なしが7」. */
export function sumOf(criteria: readonly Criterion[]): string {
  const results = criteria.map(criterionResult);
  // The keys of a Record of Result.
  return (Object.keys(sumTexts) as Result[])
    .map((result) => ({ result, count: results.filter((one) => one === result).length }))
    .filter(({ count }) => count > 0)
    .map(({ result, count }) => `${sumTexts[result]}が${count}`)
    .join('、');
}
