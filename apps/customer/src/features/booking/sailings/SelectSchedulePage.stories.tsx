import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Sailings' };

export default meta;

const sailings =
  'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1&date=2027-08-02&vehicles=veh_car:469:155';

const returnSailings = 'reservation/select-schedule-return?draft=drf_7hT2kPq9VxYz&date=2027-08-09';

export const Default: PageStory = {
  name: '便と客室',
  args: { path: sailings, shows: '多客期' },
};

export const None: PageStory = {
  name: '運航がない',
  args: { path: sailings, shows: '便と客室を選ぶ', responses: { searchSailings: 'none' } },
};

export const Loading: PageStory = {
  name: '便を読み込んでいる',
  args: {
    path: sailings,
    shows: 'ページを読み込んでいます',
    responses: { searchSailings: 'pending' },
  },
};

export const RateLimited: PageStory = {
  name: '混み合っている',
  args: {
    path: sailings,
    shows: 'ページを表示できませんでした',
    responses: { searchSailings: 'rateLimited' },
  },
};

export const Return: PageStory = {
  name: '復路の便と客室',
  args: { path: returnSailings, shows: '多客期', responses: { searchSailings: 'wayBack' } },
};

export const ReturnNone: PageStory = {
  name: '復路の運航がない',
  args: {
    path: returnSailings,
    shows: '復路の便と客室を選ぶ',
    responses: { searchSailings: 'none' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: sailings, shows: '多客期' },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: sailings, shows: '便と客室を選ぶ', isLong: true },
};

export const ReturnNarrow: PageStory = {
  name: '狭い画面の復路',
  globals: { viewport: { value: 'phone375' } },
  args: { path: returnSailings, shows: '多客期', responses: { searchSailings: 'wayBack' } },
};

export const ReturnLoading: PageStory = {
  name: '復路の便を読み込んでいる',
  args: {
    path: returnSailings,
    shows: 'ページを読み込んでいます',
    responses: { searchSailings: 'pending' },
  },
};

export const ReturnRateLimited: PageStory = {
  name: '復路の便が混み合っている',
  args: {
    path: returnSailings,
    shows: 'ページを表示できませんでした',
    responses: { searchSailings: 'rateLimited' },
  },
};

export const LongTextOfReturn: PageStory = {
  name: '復路の長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: returnSailings,
    shows: '復路の便と客室を選ぶ',
    responses: { searchSailings: 'wayBack' },
    isLong: true,
  },
};
