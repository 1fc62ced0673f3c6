import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Samples' };

export default meta;

export const Geocoding: PageStory = {
  name: '最寄りの港',
  args: { path: 'samples/geocoding', shows: '最寄りの港を探す' },
};

export const Payment: PageStory = {
  name: 'お支払いのテスト',
  args: { path: 'samples/payment', shows: 'お支払いのテスト' },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'samples/geocoding', shows: '最寄りの港を探す' },
};

export const PaymentNarrow: PageStory = {
  name: '狭い画面のお支払いのテスト',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'samples/payment',
    shows: 'お支払いのテスト',
  },
};
