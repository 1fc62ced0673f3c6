import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Session' };

export default meta;

export const SignIn: PageStory = {
  name: 'ログイン',
  args: { path: 'signin', shows: 'ログインせずに利用する' },
};

export const SignOut: PageStory = {
  name: 'ログアウトするか尋ねる',
  args: { path: 'signout', shows: 'ログアウト' },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'signin', shows: 'ログインせずに利用する' },
};

export const SignOutNarrow: PageStory = {
  name: '狭い画面のログアウト',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'signout',
    shows: 'ログアウト',
  },
};
