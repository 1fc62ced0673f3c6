// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of sources
/** What is said, in which language. */

/** @type {import('../plant.mjs').Defect[]} */
export const wordDefects = [
  {
    id: 'toast-twice',
    kind: 'speech',
    what: 'A message is said twice: its list is a live region too',
    file: 'packages/ui/src/components/ToastRegion/ToastRegion.tsx',
    from: '<ul className={css.list}>',
    to: '<ul role="status" className={css.list}>',
    check:
      'packages/ui/src/components/ToastRegion/ToastRegion.test.tsx › 「通知」の領域は初めからあり、文言が丁寧に読み上げられ、ボタンは読み上げに混ざらない',
  },
  {
    id: 'limit-silent',
    kind: 'speech',
    what: 'The last minutes of a hold are not said',
    file: 'packages/ui/src/components/Countdown/Countdown.tsx',
    from: '<VisuallyHidden role="status">{warning',
    to: '<VisuallyHidden>{warning',
    check:
      'packages/ui/src/components/Countdown/Countdown.test.tsx › 毎秒は読み上げず、5分・2分・1分前と、過ぎたときだけ、丁寧に一度ずつ伝える',
  },
  {
    id: 'limit-ticks',
    kind: 'speech',
    what: 'A countdown is read out every second',
    file: 'packages/ui/src/components/Countdown/Countdown.tsx',
    from: 'aria-live="off"',
    to: 'aria-live="polite"',
    check:
      'packages/ui/src/components/Countdown/Countdown.test.tsx › 時計は名前を持ち、数字の動きは読み上げられない',
  },
  {
    id: 'swap-silent',
    kind: 'speech',
    what: 'Swapping the ports says nothing',
    file: 'apps/customer/src/features/booking/conditions/components/PortPair.tsx',
    from: '<VisuallyHidden role="status">{said}</VisuallyHidden>',
    to: '<VisuallyHidden>{said}</VisuallyHidden>',
    check:
      'apps/customer/src/features/booking/conditions/components/SearchForm.test.tsx › 入れ替えると、結果が伝わり、選び直すと消える',
  },
  {
    id: 'save-chatter',
    kind: 'speech',
    what: 'Every save is said aloud, over the next field',
    file: 'apps/customer/src/features/booking/customers/components/SaveStatus.tsx',
    from: "aria-live={form.autosave.draft.version > draft.version + 1 ? 'off' : 'polite'}",
    to: 'aria-live="polite"',
    check:
      'apps/customer/src/features/booking/customers/components/SaveStatus.test.tsx › 入力の保存は初めの一度だけ、保存できないことは一度知らせる',
  },
  {
    id: 'pending-late',
    kind: 'speech',
    what: 'What says that a press works comes with its words, which no reader says then',
    file: 'packages/ui/src/components/Button/Button.tsx',
    from: '{isPending !== undefined && (',
    to: '{isPending && (',
    check:
      'packages/ui/src/components/Button/Button.test.tsx › 処理中は押しても動かず、フォーカスは残り、何をしているかが一度だけ読み上げられる',
  },
  {
    id: 'step-unsaid',
    kind: 'speech',
    what: 'Which step of a booking is shown is for the eye alone',
    file: 'packages/ui/src/components/StepIndicator/StepIndicator.tsx',
    from: "            aria-current={isCurrent ? 'step' : undefined}\n",
    to: '',
    check:
      'packages/ui/src/components/StepIndicator/StepIndicator.test.tsx › 済んだ手順は「入力済み」のリンクで戻れ、今の手順とこれからの手順は名前だけになる',
  },
  {
    id: 'companion-removed',
    kind: 'speech',
    what: 'A companion goes without a word',
    file: 'apps/customer/src/features/profile/components/Entries.tsx',
    from: '<VisuallyHidden role="status">{title &&',
    to: '<VisuallyHidden>{title &&',
    check:
      'apps/customer/src/features/profile/companions.test.tsx › 外すときは一度たずね、フォーカスは「残す」にあり、残せば「外す」に戻る',
  },
  {
    id: 'reading-twice',
    kind: 'speech',
    what: 'A port with a reading is said twice',
    file: 'packages/ui/src/components/Ruby/Ruby.tsx',
    from: '<rt aria-hidden="true" className={css.reading}>',
    to: '<rt className={css.reading}>',
    check:
      'packages/ui/src/components/Ruby/Ruby.test.tsx › 名前は一度だけ読まれ、選んでコピーしても読みは付かない',
  },
  {
    id: 'pass-h5',
    kind: 'headings',
    what: 'A ticket is an h5',
    file: 'packages/ui/src/components/TicketPass/TicketPass.tsx',
    from: '        <h3 className={css.title}>\n          <Phrases>{title}</Phrases>\n        </h3>',
    to: '        <h5 className={css.title}>\n          <Phrases>{title}</Phrases>\n        </h5>',
    check:
      'packages/ui/src/components/TicketPass/TicketPass.test.tsx › 券は一覧で、2枚あると分かる。名前は見出しで、文字の中には入らない',
  },
  {
    id: 'summary-paragraph',
    kind: 'headings',
    what: 'The error summary has bold words in the place of a heading',
    file: 'packages/ui/src/components/ErrorSummary/ErrorSummary.tsx',
    from: '        <h2 id={headingId} className={css.heading}>\n          {`入力内容をご確認ください(${count ?? problems.length}件)`}\n        </h2>',
    to: '        <p id={headingId} className={css.heading}>\n          {`入力内容をご確認ください(${count ?? problems.length}件)`}\n        </p>',
    check:
      'packages/ui/src/components/ErrorSummary/ErrorSummary.test.tsx › 現れるとフォーカスを受け取り、件数を知らせる',
  },
  {
    id: 'h3-after-h1',
    kind: 'headings',
    what: 'A heading of the third level comes right after that of the page',
    file: 'apps/customer/src/features/members/SignUpApplyPage.tsx',
    from: '<Heading level={2} size={3}>',
    to: '<Heading level={3} size={3}>',
    check:
      'apps/customer/src/stories.test.tsx › Pages/SignUp Apply は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  },
  {
    id: 'two-h1',
    kind: 'headings',
    what: 'A page has a second heading of the first level',
    file: 'apps/customer/src/features/session/SignInPage.tsx',
    from: '        <Heading level={2} size={3}>\n          ログインせずに利用する',
    to: '        <Heading level={1} size={3}>\n          ログインせずに利用する',
    check:
      'apps/customer/src/stories.test.tsx › Pages/Session SignIn は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  },
  {
    id: 'one-title',
    kind: 'headings',
    what: 'All pages have the title of the site',
    file: 'apps/customer/src/page/Page.tsx',
    from: 'usePageTitle(`${title}|${operator.siteTitle}`)',
    to: 'usePageTitle(operator.siteTitle)',
    check:
      'apps/customer/src/stories.test.tsx › Pages/Session SignIn は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  },
  {
    id: 'page-unmarked',
    kind: 'language',
    what: 'The page does not say that it is Japanese',
    file: 'apps/customer/index.html',
    from: '<html lang="ja">',
    to: '<html>',
    check: 'scripts/test/house-style.spec.ts › is kept in all source files',
  },
  {
    id: 'english-name',
    kind: 'language',
    what: 'The button that closes a dialog is called in English',
    file: 'packages/ui/src/private/Modal.tsx',
    from: 'label="閉じる"',
    to: 'label="Close"',
    check:
      'packages/ui/src/components/Dialog/Dialog.test.tsx › 「閉じる」は、題名が長くても、指で押せる大きさがある',
  },
  {
    id: 'english-unmarked',
    kind: 'language',
    what: 'A sentence in English is read as Japanese',
    file: 'apps/customer/src/shell/NotFoundPage.tsx',
    from: ' lang="en"',
    to: '',
    check:
      'apps/customer/src/stories.test.tsx › Pages/Errors NotFound は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  },
  {
    id: 'japanese-as-english',
    kind: 'language',
    what: 'A sentence in Japanese is read as English',
    file: 'apps/customer/src/shell/NotFoundPage.tsx',
    from: '    <Text>\n      アドレスが変わったか',
    to: '    <Text lang="en">\n      アドレスが変わったか',
    check:
      'apps/customer/src/stories.test.tsx › Pages/Errors NotFound は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  },
  {
    id: 'price-translated',
    kind: 'translation',
    what: 'Amounts and dates are translated',
    file: 'packages/ui/src/components/Phrases/Phrases.tsx',
    from: " translate={isKept(text) ? 'no' : undefined}",
    to: '',
    check:
      'packages/ui/src/components/Phrases/runs.test.tsx › 番号とナンバープレートだけが、翻訳で変わらない',
  },
  {
    id: 'number-translated',
    kind: 'translation',
    what: 'The number of a booking is translated',
    file: 'packages/ui/src/components/SpelledCode/SpelledCode.tsx',
    from: '<span translate="no">',
    to: '<span>',
    check:
      'packages/ui/src/components/ReservationNumber/ReservationNumber.test.tsx › 電話の幅でも番号は折り返さない',
  },
  {
    id: 'member-translated',
    kind: 'translation',
    what: 'The number of a member is translated',
    file: 'apps/customer/src/features/profile/MyPage.tsx',
    from: '<b translate="no">',
    to: '<b>',
    check:
      'apps/customer/src/stories.test.tsx › Pages/Members MyPage は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  },
  {
    id: 'hidden-number-translated',
    kind: 'translation',
    what: 'The number that tells one link from the next is translated',
    file: 'apps/customer/src/trips/WhichReservation.tsx',
    from: '<span translate="no">',
    to: '<span>',
    check:
      'apps/customer/src/stories.test.tsx › Pages/Members MyPage は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  },
  {
    id: 'page-ends',
    kind: 'translation',
    what: 'A page that was translated ends at the next change',
    file: 'apps/customer/src/shell/RenderAnew.tsx',
    from: "error.name === 'NotFoundError'",
    to: "error.name === 'HierarchyRequestError'",
    check:
      'apps/customer/src/shell/RenderAnew.test.tsx › 翻訳のために表示できなくなったページは、入力したまま、一度だけ作り直す',
  },
  {
    id: 'bare-words',
    kind: 'translation',
    what: 'Words that come and go have no element of their own',
    file: 'apps/customer/src/features/booking/customers/components/SaveStatus.tsx',
    from: '          <Text size="dense" tone="quiet">\n            入力内容を保存しました\n          </Text>\n',
    to: '          <>入力内容を保存しました</>\n',
    check: 'scripts/test/live-texts.spec.ts › has what changes alone in an element of its own',
  },
];
