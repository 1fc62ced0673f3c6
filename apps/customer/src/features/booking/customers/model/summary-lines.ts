import type { FieldProblem } from '../../shared/model/customer-fields.ts';

/** Most lines: what does not fit comes up as the others are put right. */
const MOST = 5;

/** One line of the error summary for each person and vehicle, to the first of what is wrong there. */
export function summaryLines(problems: readonly FieldProblem[]) {
  const owners = [...new Set(problems.map(({ owner }) => owner))];
  const groups = owners.map((owner) => problems.filter((problem) => problem.owner === owner));
  const lines = groups.slice(0, MOST).flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const more = others.length > 0 ? `(ほか${others.length}件)` : '';
    const owner = first.owner && `${first.owner}の`;
    return [{ id: first.id, message: `${owner}${first.message}${more}` }];
  });
  const rest = groups.slice(MOST).flat().length;
  return { problems: lines, count: problems.length, rest: rest > 0 ? `ほか${rest}件` : undefined };
}
