import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Conditions' };

export default meta;

const conditions = 'reservation';

const filled =
  'reservation?fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1&date=2027-08-02&vehicles=veh_car:469:155';

export const Default: PageStory = {
  name: '条件をまだ入れていない',
  args: { path: conditions, shows: '予約の条件' },
};

export const Filled: PageStory = {
  name: '条件が入っている',
  args: { path: filled, shows: '予約の条件' },
};

export const Unavailable: PageStory = {
  name: '港を読み込めない',
  args: {
    path: conditions,
    shows: '予約の条件',
    responses: { listPorts: 'unavailable', listRoutes: 'unavailable' },
  },
};

export const Resuming: PageStory = {
  name: 'メールのリンクから続きを開いている',
  args: {
    path: conditions,
    hasLink: true,
    shows: '入力内容を読み込んでいます',
    responses: { resumeDraft: 'pending' },
  },
};

export const NotResumed: PageStory = {
  name: '続きを開けなかった',
  args: {
    path: conditions,
    hasLink: true,
    shows: '入力の続きを開けませんでした',
    responses: { resumeDraft: 'rateLimited' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: conditions, shows: '予約の条件' },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: filled, shows: '予約の条件', isLong: true },
};
