import type { PassengerInput } from '@ferry/api/customer';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';
import type { FieldProblem } from '../../shared/model/customer-fields.ts';

/** What the line of a passenger says of their answers. */
export type Progress = { tone: 'open' | 'done' | 'wrong'; text: string };

/** The problems of one passenger. */
export const ofPassenger = (problems: readonly FieldProblem[], index: number): FieldProblem[] =>
  problems.filter(({ path }) => path.startsWith(`passengers.${index}.`));

/** Help that the search has asked for is one more item until it is said what. */
export const withHelpMissing = (
  missing: readonly Pick<FieldProblem, 'path'>[],
  isHelpOpen: boolean,
): readonly Pick<FieldProblem, 'path'>[] =>
  isHelpOpen ? [...missing, { path: 'assistance' }] : missing;

/**
 * How far a passenger is. In words and numbers, so that the line is rendered again only when it changes.
 *
 * @param missing what the stored answers lack
 * @param visible what of it the customer has been told
 */
export function progressOf(
  missing: readonly Pick<FieldProblem, 'path'>[],
  visible: readonly Pick<FieldProblem, 'path'>[],
): Progress {
  if (visible.length > 0) return { tone: 'wrong', text: `${visible.length}件` };
  if (missing.length > 0) return { tone: 'open', text: `あと${missing.length}項目` };
  return { tone: 'done', text: '入力済み' };
}

const sexes = { '': '', male: '男性', female: '女性', other: '' };

/** 「大人・42歳・女性・代表者」, as far as it is answered. */
export function toDescription(
  { passengerClass, age, sex }: PassengerInput,
  isRepresentative: boolean,
): string {
  const label = passengerClasses.find(({ id }) => id === passengerClass)?.label;
  const parts = [label, age && `${age}歳`, sexes[sex], isRepresentative && '代表者'];
  return parts.filter(Boolean).join('・');
}
