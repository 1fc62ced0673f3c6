import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Simulation' };

export default meta;

const fares =
  'simulation?fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1&date=2027-08-02&vehicles=veh_car:469:155';

export const Default: PageStory = {
  name: '運賃と割引',
  args: { path: fares, shows: '割引ごとの合計' },
};

export const Empty: PageStory = {
  name: '条件をまだ入れていない',
  args: { path: 'simulation', shows: '運賃を計算する' },
};

export const None: PageStory = {
  name: '運航がない',
  args: { path: fares, shows: '運賃シミュレーション', responses: { searchSailings: 'none' } },
};

export const Loading: PageStory = {
  name: '運賃を計算している',
  args: {
    path: fares,
    shows: 'ページを読み込んでいます',
    responses: { searchSailings: 'pending' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: fares, shows: '割引ごとの合計' },
};

export const RateLimited: PageStory = {
  name: '混み合っている',
  args: {
    path: fares,
    shows: '運賃を計算できませんでした',
    responses: { searchSailings: 'rateLimited' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: fares, shows: '割引ごとの合計', isLong: true },
};
