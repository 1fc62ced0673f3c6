/** A number that the sandbox provider takes, and what it leads to. */
export type TestCard = { number: string; brand: string; leadsTo: string };

/** The sandbox's cards. An end-to-end test holds them against what the provider takes. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'VISA', leadsTo: '認証画面なしで支払える' },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', leadsTo: '認証画面なしで支払える' },
  { number: '4000 0000 0000 3220', brand: 'VISA', leadsTo: '認証画面で終わり方を選べる' },
  { number: '3530 1113 3330 0000', brand: 'JCB', leadsTo: '認証画面で終わり方を選べる' },
  {
    number: '4000 0000 0000 0341',
    brand: 'VISA',
    leadsTo: 'カード会社が認証に対応していない(アテンプト)が、支払える',
  },
  { number: '4000 0000 0000 0002', brand: 'VISA', leadsTo: 'カード会社の承認が得られない' },
  { number: '4000 0000 0000 3063', brand: 'VISA', leadsTo: '認証画面なしで認証に失敗する' },
  {
    number: '4000 0000 0000 0119',
    brand: 'VISA',
    leadsTo: '結果がすぐにわからず、15秒後に支払える',
  },
  { number: '4000 0000 0000 0127', brand: 'VISA', leadsTo: '応答が失われるが、支払われている' },
];

/** The ends of the sheet of Apple Pay or Google Pay. */
export const sheetEnds: readonly { button: string; leadsTo: string }[] = [
  { button: '支払う', leadsTo: '支払われ、予約が確定する' },
  { button: '承認されないカードで支払う', leadsTo: 'お支払い方法に戻る(お席はそのまま)' },
  { button: '支払ったあと、本人認証を求められる', leadsTo: '本人認証の画面に進む' },
  { button: '支払う(結果は15秒後)', leadsTo: '結果を待つ画面になり、15秒後に確定する' },
  { button: '支払う(結果の通信が途切れる)', leadsTo: '応答が失われるが、支払われている' },
  { button: '何も起こらない(画面が応答しない)', leadsTo: '「閉じる」を押すと、確定の画面に戻る' },
  { button: '支払わずに閉じる', leadsTo: '確定の画面に戻る(お席はそのまま)' },
];

/** The ends of PayPay's page. */
export const payPayEnds: readonly { button: string; leadsTo: string }[] = [
  { button: '支払う', leadsTo: '支払われ、予約が確定する' },
  { button: '残高が足りない', leadsTo: 'お支払い方法に戻る(お席はそのまま)' },
  { button: '支払いを中止する', leadsTo: 'お支払い方法に戻る(お席はそのまま)' },
  { button: '有効時間が過ぎたことにする', leadsTo: 'お支払い方法に戻る(お席はそのまま)' },
  { button: '結果をすぐに返さない', leadsTo: '結果を待つ画面になり、15秒後に確定する' },
  {
    button: '何もせずに予約の画面へ戻る',
    leadsTo: '答えのないまま戻り、もう一度PayPayへ進める(10分ほどで時間切れ)',
  },
];

/** How the authentication page can end. */
export const outcomes: readonly { button: string; leadsTo: string }[] = [
  { button: '認証する', leadsTo: '支払われ、予約が確定する' },
  { button: '認証せずに許可する(アテンプト)', leadsTo: '支払われ、予約が確定する' },
  { button: '認証に失敗する', leadsTo: 'お支払い方法に戻る(お席はそのまま)' },
  { button: '認証を中止する', leadsTo: 'お支払い方法に戻る(お席はそのまま)' },
  { button: '有効時間が過ぎたことにする', leadsTo: 'お支払い方法に戻る(お席はそのまま)' },
  { button: '結果をすぐに返さない', leadsTo: '結果を待つ画面になり、15秒後に確定する' },
];
