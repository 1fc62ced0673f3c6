import type { ReactNode } from 'react';
import { Heading } from '../components/Heading/Heading.tsx';
import { Money } from '../components/Money/Money.tsx';
import { Text } from '../components/Text/Text.tsx';
import { cx } from '../private/cx.ts';
import * as css from './Typography.css.ts';

const Sample = ({ title, variant, children }: SampleProps) => (
  <div className={cx(css.sample, variant)}>
    <Text size="label" tone="quiet">
      {title}
    </Text>
    {children}
  </div>
);

type SampleProps = { title: string; variant?: string; children: ReactNode };

const sentence =
  '天候により運航時刻が変わることがあります。ご乗船の前に、運航状況をご確認ください。変更があったときは、代表者の方へメールでお知らせします。';

/** Text sizes with their line heights. */
export const Sizes = () => (
  <div lang="ja" className={css.root}>
    <Sample title="本文 16 / 1.75">
      <Text>{sentence}</Text>
    </Sample>
    <Sample title="詰めた文 14 / 1.6">
      <Text size="dense">{sentence}</Text>
    </Sample>
    <Sample title="注記 12 / 1.6">
      <Text size="label">{sentence}</Text>
    </Sample>
  </div>
);

const Headline = () => (
  <Heading level={2}>お支払いが完了していないため、予約はまだ確定していません</Heading>
);

/** The same heading as the browser breaks it, and as the product does. */
export const LineBreaks = () => (
  <div lang="ja" className={css.root}>
    <Sample title="前:ブラウザまかせ" variant={css.before}>
      <Headline />
    </Sample>
    <Sample title="後:文節で折り返す">
      <Headline />
    </Sample>
  </div>
);

const amounts = [11111, 28880, 90170];

const Column = () => (
  <>
    {amounts.map((amount) => (
      <div key={amount}>
        <Money amount={amount} size="medium" />
      </div>
    ))}
  </>
);

/** The same amounts in figures of their own width, and of one width. */
export const Numbers = () => (
  <div lang="ja" className={css.root}>
    <Sample title="前:字幅のちがう数字" variant={css.proportional}>
      <Column />
    </Sample>
    <Sample title="後:同じ幅の数字">
      <Column />
    </Sample>
  </div>
);
