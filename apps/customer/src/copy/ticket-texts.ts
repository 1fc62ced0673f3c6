/** What a link to one ticket is. */
export const shareText =
  '1枚だけを表示するリンクを作ります。リンクは到着まで使え、いつでも取り消せます。';
