import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Certificate' };

export default meta;

const path = 'certificate';
const verified = 'お手元の証明書と、同じ内容かをご確認ください。';

export const NoCode: PageStory = {
  name: 'コードを貼り付ける',
  args: { path, shows: '証明書のコード' },
};

export const NoCodeTyped: PageStory = {
  name: 'コードがない',
  args: { path, presses: '確かめる', shows: '証明書のコードを入力してください。' },
};

export const Verified: PageStory = {
  name: '欠航証明書',
  args: { path, hasLink: true, shows: verified },
};

export const Delayed: PageStory = {
  name: '遅延証明書',
  args: { path, hasLink: true, shows: verified, responses: { verifyCertificate: 'delayed' } },
};

export const Changed: PageStory = {
  name: '発行の後に、運航が変わった',
  args: { path, hasLink: true, shows: verified, responses: { verifyCertificate: 'changed' } },
};

export const Restored: PageStory = {
  name: '発行の後に、予定どおりに戻った',
  args: { path, hasLink: true, shows: verified, responses: { verifyCertificate: 'restored' } },
};

export const Unknown: PageStory = {
  name: '当社の証明書ではない',
  args: {
    path,
    hasLink: true,
    shows: '証明書を確かめられませんでした',
    responses: { verifyCertificate: 'tokenInvalid' },
  },
};

export const Busy: PageStory = {
  name: '混み合っている',
  args: {
    path,
    hasLink: true,
    shows: '証明書を確かめられませんでした',
    responses: { verifyCertificate: 'rateLimited' },
  },
};

export const Pending: PageStory = {
  name: '確かめている',
  args: {
    path,
    hasLink: true,
    shows: '証明書を確かめています',
    responses: { verifyCertificate: 'pending' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path,
    hasLink: true,
    shows: verified,
    isLong: true,
    responses: { verifyCertificate: 'long' },
  },
};
