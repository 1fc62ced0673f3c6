/** What has become of the wish for another mail address. */
export const contactDecidedTexts = {
  confirm: {
    title: 'メールアドレスを変更しました',
    text: 'これからのお知らせは、新しいメールアドレスにお送りします。予約の照会にも、新しい連絡先をお使いください。',
  },
  stop: {
    title: '変更を止めました',
    text: 'メールアドレスは変わりません。この2日に照会した方が直した電話番号も、元に戻しました。',
  },
};
