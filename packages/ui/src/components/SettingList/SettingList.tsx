import { Children, type ReactNode } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './SettingList.css.ts';

/** Props of {@link SettingList}. */
export type SettingListProps = {
  /** What is set: 「メールのお知らせ」. */
  label: string;
  /** One Switch or {@link FixedSetting} each, with a key. */
  children: ReactNode;
};

/** Settings one below the other, each in force as soon as it is switched. */
export const SettingList = ({ label, children }: SettingListProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ul role="list" aria-label={label} className={css.root}>
    {Children.map(children, (child) => child && <li className={css.item}>{child}</li>)}
  </ul>
);

/** Props of {@link FixedSetting}. */
export type FixedSettingProps = {
  label: string;
  /** What belongs to it, in a smaller line: 「予約確定、変更、期限」. */
  support: string;
  /** Instead of a switch: 「必ず届きます」. */
  state: string;
};

/** A setting that nobody can change, said in a word. */
export const FixedSetting = ({ label, support, state }: FixedSettingProps) => (
  <div className={css.fixed}>
    <div>
      <p className={css.label}>
        <Phrases>{label}</Phrases>
      </p>
      <p className={css.support}>
        <Phrases>{support}</Phrases>
      </p>
    </div>
    <p className={css.state}>{state}</p>
  </div>
);
