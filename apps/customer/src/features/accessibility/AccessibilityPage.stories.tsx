import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Accessibility' };

export default meta;

export const Default: PageStory = {
  name: '畳んだところ',
  args: { path: 'accessibility', shows: '達成基準ごとの試験結果' },
};

export const Open: PageStory = {
  name: '項目を開いたところ',
  args: {
    path: 'accessibility',
    shows: '1.1.1 非テキストコンテンツ',
    presses: ['1 知覚可能', '試験の方法', '人による試験'],
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'accessibility', shows: '達成基準ごとの試験結果' },
};
