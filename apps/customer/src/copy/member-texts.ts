import type { Feature } from '@ferry/api/customer';

/** What a membership is good for, before it is begun; some of it where the feature is offered. */
export const signUpGains: readonly { term: string; value: string; of?: Feature }[] = [
  { term: '同行者をひと押しで', value: 'お名前と年齢を一度だけ登録します。' },
  { term: '車両もひと押しで', value: 'ナンバーと長さを覚えておきます。', of: 'vehicles' },
  { term: '予約をまとめて見る', value: 'お支払い期限と運航の状況も分かります。' },
];

/** What a new member can go on with. */
export const registeredGains = [
  {
    show: 'companions',
    title: '同行者',
    text: '一緒に乗る方を登録すると、ひと押しで選べます。',
    action: '同行者を登録する',
  },
  {
    show: 'vehicles',
    title: '車両',
    text: 'ナンバーと長さを登録すると、ひと押しで選べます。',
    action: '車両を登録する',
  },
  {
    show: 'logins',
    title: 'パスキー',
    text: '指紋や顔でログインできます。パスワードも使えます。',
    action: 'パスキーを追加する',
  },
] as const;
