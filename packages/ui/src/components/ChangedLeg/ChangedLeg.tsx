import { type ReactNode, useId } from 'react';
import { ArrowIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VoyageLine, type VoyageLineProps } from '../VoyageLine/VoyageLine.tsx';
import * as css from './ChangedLeg.css.ts';

/** A leg on one side of a change. */
export type ChangedSide = {
  /** Its day: 「12月8日(火)」. */
  day: string;
  voyage: Omit<VoyageLineProps, 'form' | 'isOff' | 'isStruck' | 'day'>;
  /** Cabin, party, vehicle. */
  text: ReactNode;
};

/** Props of {@link ChangedLeg}. */
export type ChangedLegProps = {
  /** 「往路」 or 「復路」, and what becomes of it; none where the trip has one leg. */
  title?: string;
  /** `null`: the leg comes with the change. */
  before: ChangedSide | null;
  /** `null`: the leg goes with the change. */
  after: ChangedSide | null;
};

type SideProps = {
  name: string;
  level: 'h3' | 'h4';
  side: ChangedSide | null;
  isBefore?: boolean;
};

const Side = ({ name, level: Level, side, isBefore = false }: SideProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isBefore ? css.before : css.after}>
      <Level id={id} className={css.name}>
        <span>{name}</span>
        {side && (
          <>
            {' '}
            <Phrases>{side.day}</Phrases>
          </>
        )}
      </Level>
      {side ? (
        <>
          <VoyageLine {...side.voyage} form="vertical" isOff={isBefore} />
          <div className={css.text}>{side.text}</div>
        </>
      ) : (
        <p>なし</p>
      )}
    </section>
  );
};

/** A leg before and after a change, side by side: the line drawn twice, the one that ends in grey. */
export const ChangedLeg = ({ title, before, after }: ChangedLegProps) => {
  const level = title ? 'h4' : 'h3';
  return (
    <div className={css.root}>
      {title && (
        <h3 className={css.title}>
          <Phrases>{title}</Phrases>
        </h3>
      )}
      <Side name="変更前" {...{ level }} side={before} isBefore />
      <span aria-hidden="true" className={css.arrow}>
        <ArrowIcon />
      </span>
      <Side name="変更後" {...{ level }} side={after} />
    </div>
  );
};
