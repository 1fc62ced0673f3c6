import type { ReactNode } from 'react';
import { Heading } from '../components/Heading/Heading.tsx';
import { Money } from '../components/Money/Money.tsx';
import { Ruby } from '../components/Ruby/Ruby.tsx';
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

const amounts = [800, 11111, 190170];

const Column = () => (
  <>
    {amounts.map((amount) => (
      <div key={amount}>
        <Money amount={amount} size="medium" />
      </div>
    ))}
  </>
);

/** Amounts from the left, and with one width of figures and a common right edge. */
export const Numbers = () => (
  <div lang="ja" className={css.root}>
    <Sample title="前:左から並べる。桁がそろわない" variant={css.proportional}>
      <Column />
    </Sample>
    <Sample title="後:同じ幅の数字を、右でそろえる" variant={css.aligned}>
      <Column />
    </Sample>
  </div>
);

type PairProps = { before: string; beforeClass: string; after: string; children: ReactNode };

/** One rule: the same text without it and with it. */
const Pair = ({ before, beforeClass, after, children }: PairProps) => (
  <div lang="ja" className={css.root}>
    <Sample title={`前:${before}`} variant={beforeClass}>
      {children}
    </Sample>
    <Sample title={`後:${after}`}>{children}</Sample>
  </div>
);

/** Lines that begin with small kana and a comma, and lines that do not. */
export const StrictBreaks = () => (
  <Pair before="小さい「ェ」や「、」で行が始まる" beforeClass={css.anywhere} after="行の頭に来ない">
    <div className={css.elevenCharacters}>
      <Text>フェリーターミナルのチェックインカウンターで、スーツケースをお預けください。</Text>
    </div>
  </Pair>
);

/** Brackets and commas that meet. */
export const Trimmed = () => (
  <Pair before="約物が全角のまま並ぶ" beforeClass={css.spaced} after="続く約物と行の頭を詰める">
    <Text>
      「欠航」(「条件付き運航」を含む)のときは、「運航状況」、「メール」でお知らせします。
    </Text>
  </Pair>
);

/** A string without a place to break. */
export const LongStrings = () => (
  <Pair before="枠からはみ出す" beforeClass={css.unbroken} after="枠の中で折り返す">
    <div className={css.narrow}>
      <Text>taro.shionagi.long.address@reservation.mail.example.co.jp</Text>
    </div>
  </Pair>
);

/** Line height of prose. */
export const LineHeights = () => (
  <Pair before="ブラウザの行間" beforeClass={css.tight} after="本文 1.75">
    <Text>{sentence}</Text>
  </Pair>
);

/** Text with the spacing of WCAG 1.4.12. */
export const Spacing = () => (
  <div lang="ja" className={css.root}>
    <Sample title="前:標準">
      <Headline />
      <Text>{sentence}</Text>
    </Sample>
    <Sample title="後:字間と行間を最大にしても欠けない" variant={css.wide}>
      <Headline />
      <Text>{sentence}</Text>
    </Sample>
  </div>
);

/** A name without and with its reading. */
export const Readings = () => (
  <div lang="ja" className={css.root}>
    <Sample title="前:読めないかもしれない">
      <Text>汐見港の第一待合所で承ります。</Text>
    </Sample>
    <Sample title="後:ふりがな。行間は変わらない">
      <Text>
        <Ruby reading="しおみこう">汐見港</Ruby>の第一待合所で承ります。
      </Text>
    </Sample>
  </div>
);

/** Figures and letters of one width class. */
export const Widths = () => (
  <div lang="ja" className={css.root}>
    <Sample title="前:全角と半角が混ざる">
      <Text>２０２６年8月２日 １２,３００円 TEL:０９０-1234-５６７８</Text>
    </Sample>
    <Sample title="後:数字と英字は半角、仮名と括弧は全角">
      <Text>2026年8月2日 12,300円 TEL:090-1234-5678</Text>
    </Sample>
  </div>
);
