import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './RetentionLine.css.ts';

/** What goes at one time. */
export type RetentionStep = {
  /** 「退会の日」「12か月」 */
  when: string;
  /** 「乗船から12か月で削除」 */
  title: string;
  /** What it is: 「旅客名簿のお名前、性別」. */
  details: string;
};

/** Props of {@link RetentionLine}. */
export type RetentionLineProps = {
  /** In the order of time; the first goes at once. */
  steps: readonly RetentionStep[];
};

/** What is removed when, as a line in time: the first stop stands out, the last ends it. */
export const RetentionLine = ({ steps }: RetentionLineProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ol role="list" className={css.root}>
    {steps.map(({ when, title, details }) => (
      <li key={title} className={css.step}>
        <span className={css.when}>{when}</span>
        <div>
          <p className={css.title}>
            <Phrases>{title}</Phrases>
          </p>
          <p className={css.details}>
            <Phrases>{details}</Phrases>
          </p>
        </div>
      </li>
    ))}
  </ol>
);
