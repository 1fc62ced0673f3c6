import { memo, type ReactNode, useState } from 'react';
import { Amount } from '../../private/Amount.tsx';
import { cx } from '../../private/cx.ts';
import type { RouteHue } from '../../styles/route-hue.css.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import { VoyageLine, type VoyageLineProps } from '../VoyageLine/VoyageLine.tsx';
import * as barCss from './Bar.css.ts';
import * as css from './TripSummary.css.ts';

/** One leg of the trip. */
export type TripLeg = {
  /** 「往路 12月5日(土)」. */
  title: string;
  sign: string;
  hue: RouteHue;
  /** The chosen sailing; omitted until one is chosen. */
  voyage?: Omit<VoyageLineProps, 'form'>;
  /** The cabin, or what is still to be chosen. */
  text: ReactNode;
  /** Where it is chosen again. */
  change?: ReactNode;
};

/** A part of the total, in yen: negative for what is taken off. */
export type TripSum = { label: string; amount: number };

/** Props of {@link TripSummary}. */
export type TripSummaryProps = {
  /** What stands beside it: the list that is chosen from. */
  children: ReactNode;
  /** Defaults to 「ご予約の内容」. */
  title?: string;
  legs: readonly TripLeg[];
  /** What the total is the sum of, in order: the column adds up. */
  sums: readonly TripSum[];
  /** In yen; omitted until something is chosen. */
  total?: number;
  /** What comes back: no tax is in it, and what is taken off is no gain. */
  isRefund?: boolean;
  /** The total is what is paid more or comes back: with its sign, and without tax. */
  isDifference?: boolean | undefined;
  /** What the total is: 「往路の合計」. */
  totalLabel: string;
  /** The one primary Button; only while there is a total. */
  action?: ReactNode;
  /** The button stands below what is filled in, with the total: the end of a long form is its place. */
  isActionLast?: boolean;
  /** The lines of the total, folded away. */
  breakdown?: ReactNode;
  /** Called when the customer wants to see the lines: they may be asked for then. */
  onBreakdown?: () => void;
  /** The lines are there from the start, and are closed by a press. */
  isBreakdownOpen?: boolean;
  /** What else belongs to the total, at the end: the tax in it, links. */
  note?: ReactNode;
};

type ContentProps = Omit<TripSummaryProps, 'children' | 'title' | 'isActionLast'>;

const Leg = ({ title, sign, hue, voyage, text, change }: TripLeg) => (
  <section className={css.leg}>
    <div className={css.legHead}>
      <h3 className={css.legTitle}>
        {sign && <RouteBadge sign={sign} hue={hue} />}
        <Phrases>{title}</Phrases>
      </h3>
      {change}
    </div>
    {voyage && <VoyageLine {...voyage} form="vertical" />}
    <div className={css.legText}>{text}</div>
  </section>
);

const Sums = ({ sums, total, totalLabel, isRefund, isDifference }: ContentProps) =>
  total !== undefined && (
    <dl className={css.sums}>
      {sums.map(({ label, amount }) => (
        <div key={label} className={amount < 0 && !isRefund ? css.less : css.sum}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>
          <span>{totalLabel}</span>{' '}
          {!(isRefund || isDifference) && <span className={css.tax}>税込</span>}
        </dt>
        <dd>
          <Amount amount={total} size="total" isDifference={isDifference} />
        </dd>
      </div>
    </dl>
  );

const Content = ({ action, ...props }: ContentProps) => (
  <>
    {props.legs.map((leg) => (
      <Leg key={leg.title} {...leg} />
    ))}
    {props.total !== undefined && (
      <div className={css.foot}>
        <Sums {...props} />
        {action}
        {props.breakdown !== undefined && (
          <Disclosure
            summary="内訳を見る"
            {...(props.isBreakdownOpen && { isDefaultOpen: true })}
            onToggle={(isOpen) => {
              if (isOpen) props.onBreakdown?.();
            }}
          >
            {props.breakdown}
          </Disclosure>
        )}
        {props.note}
      </div>
    )}
  </>
);

/** Total and next step at the foot of a smaller screen; the total opens what it is made of. */
const Bar = (props: TripSummaryProps & { title: string; total: number }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { action, ...content } = props;
  return (
    <div className={cx(barCss.bar, props.isActionLast ? barCss.last : barCss.narrow)}>
      {props.isActionLast && (
        <div className={barCss.lastTotal}>
          <span>{props.totalLabel}</span>{' '}
          {!(props.isRefund || props.isDifference) && <span className={css.tax}>税込</span>}{' '}
          <Amount amount={props.total} size="total" isDifference={props.isDifference} />
        </div>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className={cx(barCss.barTotal, props.isActionLast && barCss.narrow)}
        onClick={() => setIsOpen(true)}
      >
        <span className={barCss.barLabel}>
          <span>{props.totalLabel}</span>
          <ChevronIcon />
        </span>{' '}
        <Amount amount={props.total} size="medium" isDifference={props.isDifference} />
      </button>
      <div className={barCss.barAction}>{action}</div>
      <Drawer side="bottom" title={props.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Content {...content} />
      </Drawer>
    </div>
  );
};

type RailProps = Omit<TripSummaryProps, 'children' | 'isActionLast'> & { title: string };

/** Rendered again only when the trip changes: beside it a form is typed into. */
const Rail = memo(({ title, ...content }: RailProps) => (
  <aside aria-label={title} className={css.rail}>
    <h2 className={css.title}>{title}</h2>
    <Content {...content} />
  </aside>
));

/**
 * The trip as far as it is chosen, beside the list that is chosen from: a rail that stays in sight
 * from 1264 px on, below it a bar with the total and the same button. Only one of them is there.
 */
export const TripSummary = (props: TripSummaryProps) => {
  const { children, title = 'ご予約の内容', isActionLast, ...content } = props;
  const { total, action, ...rest } = content;
  return (
    <div className={css.root}>
      <div className={css.main}>{children}</div>
      <Rail {...rest} title={title} total={total} action={isActionLast ? undefined : action} />
      {total !== undefined && <Bar {...props} title={title} total={total} />}
    </div>
  );
};
