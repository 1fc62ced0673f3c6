import type { Sailing } from '@ferry/api/customer-server';
import { formatDateShort, formatDateTime } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { formatYen } from '@ferry/format/yen';
import type { TripOffer } from '../domain/trips/find-trip-offer.ts';
import { occasionOf } from './account-mails.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { TokenMail } from './outbox.ts';
import { SITE } from './site-url.ts';
import { dayOf, sailingRows } from './waitlist-mails.ts';

/** What became of an order. */
export type DrawOutcome =
  | { kind: 'held'; limitTime: Date; offer: TripOffer }
  | { kind: 'waiting' | 'merged' | 'over' };

// In the fragment: it is never sent with the address of a page.
const linkTo = (token: string): string => `${SITE}/customer/pre-order#${token}`;

const text = (words: string): MailPart => ({ kind: 'text', text: words });

/** The mail to a visitor who orders, with the link that confirms the mailbox. No name is in it. */
export function preOrderLinkMail(
  to: string,
  token: string,
  { sailing, opensAt, expiresAt }: { sailing: Sailing; opensAt: Date; expiresAt: Date },
): TokenMail {
  const rendered = renderMail({
    subject: `先行申込のご確認(${formatDateShort(sailing.date)} ${sailing.fromPort.name}発)`,
    title: '先行申込のご確認',
    greeting: 'お客様',
    parts: [
      text(
        `下のリンクを開くと、先行申込を受け付けます。リンクの有効期限は${formatDateTime(expiresAt)}です。`,
      ),
      {
        kind: 'facts',
        rows: [
          ['抽選', formatDateTime(opensAt)],
          ['第1希望', dayOf(sailing)],
          ['区間', `${sailing.fromPort.name}から${sailing.toPort.name}`],
        ],
      },
      { kind: 'link', label: '先行申込を受け付ける', url: linkTo(token), isAlone: true },
      text(
        '早く申し込んでも、抽選で有利にはなりません。結果は、抽選のあとにメールでお知らせします。',
      ),
      text('お心当たりがない場合は、このメールを破棄してください。申込になりません。'),
    ],
  });
  const occasion = occasionOf('preOrderLink', token);
  return { kind: 'preOrderLink', occasion, to, expiresAt, ...rendered };
}

/** The mail about the outcome of the draw, with the link to it. */
export function preOrderOutcomeMail(
  order: { id: string; email: string },
  token: string,
  outcome: DrawOutcome,
  expiresAt: Date,
): TokenMail {
  const { title, parts, label } = wordsOf(outcome);
  const rendered = renderMail({
    subject: title,
    title,
    greeting: 'お客様',
    parts: [
      ...parts,
      { kind: 'link', label, url: linkTo(token), isAlone: true },
      ...(outcome.kind === 'held' ? factsOf(outcome) : []),
    ],
  });
  const occasion = `preOrderOutcome ${order.id}`;
  return { kind: 'preOrderOutcome', occasion, to: order.email, expiresAt, ...rendered };
}

function wordsOf(outcome: DrawOutcome): { title: string; parts: MailPart[]; label: string } {
  switch (outcome.kind) {
    case 'held':
      return {
        title: '先行申込のお席を確保しました',
        parts: [
          text(
            `抽選の結果、お席を取り置きました。${formatDateTime(outcome.limitTime)}までに、お手続きとお支払いをお済ませください。自動で請求することはありません。期限を過ぎると、抽選の順で次の方にご案内します。`,
          ),
        ],
        label: 'お支払いの手続きへ進む',
      };
    case 'waiting':
      return {
        title: '先行申込のお席を確保できませんでした',
        parts: [
          text(
            '抽選の結果、ご希望のお席を確保できませんでした。抽選の順のまま、空席待ちに登録しています。空きが出ると取り置いて、メールでご案内します。',
          ),
        ],
        label: '順番を確かめる・取りやめる',
      };
    case 'merged':
      return {
        title: '先行申込をほかの申込と1件にまとめました',
        parts: [
          text(
            '同じ連絡先、または同じ便に同じ氏名と年齢の方がいる申込を、先に受け付けていたため、この申込は抽選の対象になりませんでした。お心当たりがない場合は、お電話でお問い合わせください。',
          ),
        ],
        label: '申込を確かめる',
      };
    default:
      return {
        title: '先行申込の便はご利用になれません',
        parts: [
          text(
            'ご希望の便が運航しない、またはご希望の全体が入らなくなったため、お席を確保できませんでした。別の便、または別の日をお探しください。',
          ),
        ],
        label: '申込を確かめる',
      };
  }
}

function factsOf({ limitTime, offer }: Extract<DrawOutcome, { kind: 'held' }>): MailPart[] {
  const { sailing, choice, cabins } = offer.outbound;
  return [
    {
      kind: 'facts',
      rows: [
        ['期限', formatDateTime(limitTime)],
        ...sailingRows(sailing),
        ['客室', cabins[0]?.cabinType.name ?? ''],
        ['人数', partyText(choice.party)],
        ...(choice.vehicles.length > 0 ? [['車両', `${choice.vehicles.length}台`] as const] : []),
      ],
    },
    { kind: 'sums', rows: [], total: ['合計', formatYen(offer.quote.totalYen)] },
    text('ご不要になったときは、同じリンクから取りやめてください。次の方にご案内できます。'),
  ];
}
