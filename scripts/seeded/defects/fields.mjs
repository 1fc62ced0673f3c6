// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of sources
/** Fields and what has the focus. */

/** @type {import('../plant.mjs').Defect[]} */
export const fieldDefects = [
  {
    id: 'port-label',
    kind: 'labels',
    what: 'The box of a port is called by its port alone: 出発地 is hidden from its name',
    file: 'packages/ui/src/components/PortLine/PortLine.tsx',
    from: '<span className={css.label}>{label}</span>',
    to: '<span aria-hidden="true" className={css.label}>{label}</span>',
    check:
      'packages/ui/src/components/PortLine/PortLine.test.tsx › 押すと港が線で並び、到着地がひとつなら一緒に決まって閉じ、セルに戻る',
  },
  {
    id: 'error-undescribed',
    kind: 'labels',
    what: 'The error of a text field is no part of its description',
    file: 'packages/ui/src/components/TextField/TextField.tsx',
    from: '      aria-describedby={ids.describedBy}\n',
    to: '',
    check:
      'packages/ui/src/components/TextField/TextField.test.tsx › ラベル・必須・説明・エラーが入力欄と結びついている',
  },
  {
    id: 'stepper-unnamed',
    kind: 'labels',
    what: 'The buttons − and + of a count have no name',
    file: 'packages/ui/src/components/NumberStepper/NumberStepper.tsx',
    from: '    aria-label={label}\n',
    to: '',
    check:
      'packages/ui/src/components/NumberStepper/NumberStepper.test.tsx › ボタンで増減し、新しい人数が読み上げられる',
  },
  {
    id: 'group-named-by-mark',
    kind: 'labels',
    what: 'A group of fields is called 「性別※必須」: its mark is in its name',
    file: 'packages/ui/src/private/Field.tsx',
    from: '    aria-labelledby={ids.labelId}\n',
    to: '',
    check:
      'packages/ui/src/components/RadioGroup/RadioGroup.test.tsx › 印(optional)は、まとまりの名前に付かない',
  },
  {
    id: 'whose-link',
    kind: 'labels',
    what: 'Each 「取り消す」 of the links to tickets sounds like the next one',
    file: 'apps/customer/src/features/reservation/tickets/components/ShareTickets.tsx',
    from: '        <VisuallyHidden>{`${title}のリンクを`}</VisuallyHidden>\n',
    to: '',
    check:
      'apps/customer/src/features/reservation/tickets/tickets.test.tsx › 乗船した方の券は送れず、全員が乗船すれば、そう言う。送ったリンクは取り消せる',
  },
  {
    id: 'checkbox-support',
    kind: 'labels',
    what: 'What a consent means is no part of its description',
    file: 'packages/ui/src/components/Checkbox/Checkbox.tsx',
    from: '[support && `${id}-support`, error',
    to: '[error',
    check:
      'packages/ui/src/components/Checkbox/Checkbox.test.tsx › Space で切り替わり、説明とエラーが結びついている',
  },
  {
    id: 'summary-focus',
    kind: 'focus',
    what: 'The error summary does not take the focus',
    file: 'packages/ui/src/components/ErrorSummary/ErrorSummary.tsx',
    from: '    box.current?.focus();\n',
    to: '',
    check:
      'packages/ui/src/components/ErrorSummary/ErrorSummary.test.tsx › 現れるとフォーカスを受け取り、件数を知らせる',
  },
  {
    id: 'modal-focus',
    kind: 'focus',
    what: 'A dialog does not give the focus to what it begins with',
    file: 'packages/ui/src/private/Modal.tsx',
    from: '    focusFirst();\n',
    to: '',
    check:
      'packages/ui/src/components/Dialog/Dialog.test.tsx › 最初に入る欄と、戻る先を決められ、閉じたことは一度だけ伝わる',
  },
  {
    id: 'toast-focus',
    kind: 'focus',
    what: 'A message that goes takes the focus with it',
    file: 'packages/ui/src/components/ToastRegion/ToastRegion.tsx',
    from: '    focus.leave();\n',
    to: '',
    check:
      'packages/ui/src/components/ToastRegion/ToastRegion.test.tsx › フォーカスがある間は止まり、キーボードで閉じると元の場所に戻る',
  },
  {
    id: 'next-passenger',
    kind: 'focus',
    what: '「乗船者2へ進む」 opens the next passenger, and the focus stays behind',
    file: 'apps/customer/src/features/booking/customers/components/PassengerList.tsx',
    from: '      document.getElementById(wrong?.id ?? answerIds.passenger(index + 1))?.focus();\n',
    to: '',
    check:
      'apps/customer/src/focus-in-sight.test.tsx › 次の乗船者へ進むと、まだ答えていない欄へフォーカスが移る',
  },
  {
    id: 'no-ring',
    kind: 'focus',
    what: 'The focus ring is an outline of no width',
    file: 'packages/ui/src/private/ring.ts',
    from: 'export const ring = {\n  outline: `${size.focusEdge}px solid ${vars.color.focusEdge}`,\n  outlineOffset: size.focusRing,\n  boxShadow: `0 0 0 ${size.focusRing}px ${vars.color.focus}`,',
    to: "export const ring = {\n  outline: 'none',\n  boxShadow: 'none',",
    check:
      'packages/ui/src/all/walk.test.tsx › Feedback/Banner Playground のすべての操作に順に届き、輪が見え、最後から出られる',
  },
  {
    id: 'contact-kept',
    kind: 'focus',
    what: 'A contact is corrected, and the focus goes with its form',
    file: 'apps/customer/src/features/reservation/components/ContactPart.tsx',
    from: '              status.current?.focus();\n',
    to: '',
    check:
      'apps/customer/src/features/reservation/components/ContactPart.test.tsx › 電話番号を直すと、保存したことが伝わり、新しい番号が見える',
  },
  {
    id: 'no-summary',
    kind: 'focus',
    what: 'What is wrong with a code is said at its field alone: nothing takes the focus',
    file: 'apps/customer/src/features/certificate/CodeForm.tsx',
    from: '        <ErrorSummary attempt={form.attempt} problems={form.problems} />\n',
    to: '',
    check:
      'apps/customer/src/features/certificate/verify.test.tsx › 結果の見出しに移り、続けて別の証明書を、アドレスごと、途中の改行ごと貼り付けて確かめられる',
  },
  {
    id: 'heading-focus',
    kind: 'focus',
    what: 'A new page leaves the focus where it was',
    file: 'apps/customer/src/page/Page.tsx',
    from: '    if (!part || document.activeElement !== part) heading.current?.focus({ preventScroll: true });\n',
    to: '',
    check:
      'apps/customer/src/features/profile/companions.test.tsx › 入力したまま別のページへ移ろうとすると確かめ、続けると入力が残り、移ると消える',
  },
  {
    id: 'reminder-withdrawn',
    kind: 'focus',
    what: 'A reminder is withdrawn, and the focus goes with its button',
    file: 'apps/customer/src/features/booking/pre-order/ReminderPage.tsx',
    from: "    onSuccess: () => document.querySelector('h1')?.focus(),\n",
    to: '',
    check:
      'apps/customer/src/focus-after-press.test.tsx › フォーカスは、押して消えた「お知らせを取りやめる」の代わりに出たものに移る',
  },
];
