import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Turn' };

export default meta;

// The requested page: the line has no address of its own.
const path =
  'reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1';
const soon = {
  path: `${path}&date=2027-10-10`,
  responses: { searchSailings: 'opensSoon', getQueuePlace: 'outside' },
} as const;
const joined = { ...soon, presses: '順番待ちに並ぶ' } as const;

export const Joinable: PageStory = {
  name: '受付の開始前に加われる',
  args: { ...soon, shows: '順番待ちに並ぶ' },
};

export const Gathering: PageStory = {
  name: '受付の開始を待っている',
  args: { ...joined, shows: '1,204人', responsesAfter: { getQueuePlace: 'gathering' } },
};

export const GatheringNarrow: PageStory = {
  name: '狭い画面で受付の開始を待っている',
  globals: { viewport: { value: 'phone375' } },
  args: {
    ...joined,
    shows: '1,204人',
    isLong: true,
    responsesAfter: { getQueuePlace: 'gathering' },
  },
};

export const Measuring: PageStory = {
  name: '待ち時間を計算している',
  args: { ...joined, shows: '計算中', responsesAfter: { getQueuePlace: 'measuring' } },
};

export const Waiting: PageStory = {
  name: '順番を待っている',
  args: { ...joined, shows: '312番目', responsesAfter: { getQueuePlace: 'waiting' } },
};

export const WaitingNarrow: PageStory = {
  name: '狭い画面で順番を待っている',
  globals: { viewport: { value: 'phone375' } },
  args: {
    ...joined,
    shows: '312番目',
    isLong: true,
    responsesAfter: { getQueuePlace: 'waiting' },
  },
};

export const Called: PageStory = {
  name: '順番が来た',
  args: {
    ...joined,
    shows: 'お待たせしました',
    responsesAfter: { getQueuePlace: 'admitted' },
  },
};

export const Full: PageStory = {
  name: '同じ回線の方が多い',
  args: {
    ...joined,
    shows: '同じ回線',
    responsesAfter: { joinQueue: 'rateLimited' },
  },
};

export const Unanswered: PageStory = {
  name: '順番を確認できない',
  args: {
    ...joined,
    shows: '順番を確認できませんでした',
    responsesAfter: { getQueuePlace: 'unavailable' },
  },
};
