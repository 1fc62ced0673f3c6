import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Customers' };

export default meta;

const input = 'reservation/customer-input?draft=drf_7hT2kPq9VxYz';

export const Default: PageStory = {
  name: '入力の途中',
  args: { path: input, shows: '乗船者2' },
};

export const Empty: PageStory = {
  name: 'まだ何も入れていない',
  args: { path: input, shows: '乗船者2', responses: { getDraft: 'created' } },
};

const family = { getDraft: 'family', setDraftCustomers: 'family' } as const;

export const FamilyWithCar: PageStory = {
  name: '車で往復する家族5人',
  args: { path: input, shows: '復路の車両1', responses: family },
};

export const HelpAsked: PageStory = {
  name: '検索で、乗り降りの手伝いを頼んだ',
  args: {
    path: input,
    shows: '手伝いは必要ありません',
    responses: { getDraft: 'askingHelp' },
  },
};

export const WithErrors: PageStory = {
  name: '家族5人の入力に足りないところがある',
  args: { path: input, presses: 'お支払い方法へ進む', shows: 'ほか4件', responses: family },
};

export const NineWithErrors: PageStory = {
  name: '9人の入力に足りないところがある',
  args: {
    path: input,
    presses: 'お支払い方法へ進む',
    shows: 'ほか30件',
    responses: { getDraft: 'nine', setDraftCustomers: 'nine' },
  },
};

export const Member: PageStory = {
  name: '会員は登録から選べる',
  args: {
    path: input,
    shows: '同行者から選ぶ',
    isMember: true,
    responses: { getDraft: 'created' },
  },
};

export const Resident: PageStory = {
  name: '島民の会員には、島民割引が付いている',
  args: {
    path: input,
    presses: '該当する方',
    shows: '証明書は要りません',
    isMember: true,
    responses: { getDraft: 'resident', setDraftCustomers: 'pending' },
  },
};

export const Loading: PageStory = {
  name: '入力内容を読み込んでいる',
  args: { path: input, shows: 'ページを読み込んでいます', responses: { getDraft: 'pending' } },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: input, shows: '乗船者2' },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path: input,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'unavailable' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: input, shows: '乗船者2', isLong: true },
};
