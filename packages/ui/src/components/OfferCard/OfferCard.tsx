import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { CheckIcon, ChevronIcon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './OfferCard.css.ts';

/** Props of {@link OfferCard}. */
export type OfferCardProps = {
  /** An {@link OfferCardLink}: the name, which is the card's one link. */
  name: ReactNode;
  /** Level of the name as a heading; defaults to 2. */
  level?: 2 | 3;
  /** An OfferPicture. */
  picture: ReactNode;
  /** Where it is: 「北斗浜」. */
  area: string;
  /** What is in it, each in a few words. */
  contents: readonly string[];
  /** Of an adult and of a child, in yen. */
  adultYen: number;
  childYen: number;
  /** The prices depend on the day: these are the lowest. */
  isFromPrice?: boolean;
  /** What it costs less than its parts, in yen; 0: nothing is said of it. */
  savingYen: number;
  /** What else is compared: until when it can be used, who sells it. */
  facts: readonly OfferFact[];
  /** A Tag: whether it can be bought. */
  state: ReactNode;
};

/** One line of an {@link OfferCard}. */
type OfferFact = { term: string; value: string };

/** The name of an {@link OfferCard}, plain enough for a router's `createLink`. */
export const OfferCardLink = ({ children, ...props }: ElementProps<'a'>) => (
  <a {...props} className={css.link}>
    <Phrases>{children}</Phrases>
  </a>
);

const Price = ({ adultYen, childYen, isFromPrice }: OfferCardProps) => (
  <p className={css.price}>
    <span>
      大人 <Money amount={adultYen} size="large" />
      {isFromPrice && <span className={css.from}>から</span>}
    </span>{' '}
    <span className={css.child}>
      小人 <Money amount={childYen} />
      {isFromPrice && <span className={css.from}>から</span>}
    </span>
  </p>
);

/** Something that can be bought as one: what is in it, what it costs, until when. */
export const OfferCard = (props: OfferCardProps) => {
  const { name, level = 2, picture, area, contents, savingYen, facts, state } = props;
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <article aria-labelledby={id} className={css.root}>
      <div className={css.picture}>
        {picture}
        <span className={css.area}>{area}</span>
      </div>
      <div className={css.body}>
        <Heading id={id} className={css.name}>
          {name}
        </Heading>
        {/* Safari drops the meaning of a list without marks unless its role is written out. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ul role="list" aria-label="含まれるもの" className={css.contents}>
          {contents.map((content) => (
            <li key={content} className={css.content}>
              <span className={css.tick}>
                <CheckIcon />
              </span>
              <span>
                <Phrases>{content}</Phrases>
              </span>
            </li>
          ))}
        </ul>
        <Price {...props} />
        {savingYen > 0 && (
          <p className={css.saving}>
            <Phrases>別々に買うより </Phrases>
            <Money amount={savingYen} />
            お得
          </p>
        )}
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>
                <Phrases>{value}</Phrases>
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.foot}>
          {state}
          <span className={css.more} aria-hidden="true">
            くわしく見る
            <span className={css.on}>
              <ChevronIcon />
            </span>
          </span>
        </p>
      </div>
    </article>
  );
};
