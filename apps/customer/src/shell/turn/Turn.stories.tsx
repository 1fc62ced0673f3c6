import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Turn' };

export default meta;

// The page that was wanted: the line has no address of its own.
const path =
  'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1&date=2027-08-02&open=sail_strait-0830_20270802';
const wanted = { path, presses: ['詳しく見る', '次へ進む'] } as const;
const refused = { createDraft: 'waitYourTurn' } as const;

export const Waiting: PageStory = {
  name: '順番を待っている',
  args: { ...wanted, shows: '312番目', responses: refused },
};

export const Measuring: PageStory = {
  name: '待ち時間を計算している',
  args: {
    ...wanted,
    shows: '計算しています',
    responses: { ...refused, getQueuePlace: 'measuring' },
  },
};

export const Gathering: PageStory = {
  name: '受付の開始を待っている',
  args: { ...wanted, shows: '1,204人', responses: { ...refused, getQueuePlace: 'gathering' } },
};

export const Called: PageStory = {
  name: '順番が来た',
  args: {
    ...wanted,
    shows: 'お待たせしました',
    responses: { ...refused, getQueuePlace: 'admitted' },
  },
};

export const Full: PageStory = {
  name: '同じ回線の方が多い',
  args: {
    ...wanted,
    shows: '同じ回線',
    responses: { ...refused, getQueuePlace: 'outside', joinQueue: 'rateLimited' },
  },
};
