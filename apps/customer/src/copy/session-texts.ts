/** What is said of each step of a logout. */
export const signOutTexts: Partial<Record<string, string>> = {
  checking: 'ログインの状態を確認しています…',
  working: 'ログアウトしています…',
  done: 'ログアウトしました。',
  nobody: 'ログインしていません。',
};
