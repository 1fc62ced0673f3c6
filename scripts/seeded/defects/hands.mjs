// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of sources
/** Fingers, keys, and the time for them. */

/** @type {import('../plant.mjs').Defect[]} */
export const handDefects = [
  {
    id: 'icon-button-20',
    kind: 'targets',
    what: 'A round button is 20 px',
    file: 'packages/ui/src/components/IconButton/IconButton.css.ts',
    from: '  inlineSize: size.targetMin,\n  blockSize: size.targetMin,\n',
    to: '  inlineSize: 20,\n  blockSize: 20,\n',
    check:
      'packages/ui/src/components/IconButton/IconButton.test.tsx › アイコンだけでも名前があり、指で押せる大きさがある',
  },
  {
    id: 'small-button-28',
    kind: 'targets',
    what: 'The small button is 28 px high',
    file: 'packages/ui/src/components/Button/Button.css.ts',
    from: '        minBlockSize: size.targetMin,\n        paddingInline: space[3],',
    to: '        minBlockSize: 28,\n        paddingInline: space[3],',
    check: 'packages/ui/src/components/Button/Button.test.tsx › 指で押せる高さがある',
  },
  {
    id: 'table-action',
    kind: 'targets',
    what: 'The link at the end of a row of names is as small as its letters',
    file: 'packages/ui/src/components/NameTable/NameTable.css.ts',
    from: '  minInlineSize: size.targetMin,\n  minBlockSize: size.targetMin,\n',
    to: '',
    check:
      'packages/ui/src/components/NameTable/NameTable.test.tsx › 幅320でも表のままで、横にはみ出さず、操作は44 px四方',
  },
  {
    id: 'low-link',
    kind: 'targets',
    what: 'A link that stands alone is as low as its letters',
    file: 'packages/ui/src/components/Link/Link.css.ts',
    from: '  minBlockSize: size.targetMin,\n',
    to: '',
    check:
      'packages/ui/src/components/Link/Link.test.tsx › 行にひとつだけのリンクは、指で押せる高さがある',
  },
  {
    id: 'low-choice',
    kind: 'targets',
    what: 'A box to tick and its words are as low as their letters',
    file: 'packages/ui/src/private/choice.css.ts',
    from: '  minBlockSize: size.targetMin,\n  paddingBlock: space[2],\n',
    to: '',
    check: 'packages/ui/src/components/Checkbox/Checkbox.test.tsx › 行は、指で押せる高さがある',
  },
  {
    id: 'swap-between',
    kind: 'order',
    what: 'The button that swaps the ports comes before the second port',
    file: 'packages/ui/src/components/PortLine/PortLine.tsx',
    from: '        <Stop {...to} {...{ note, isNext, onAsked }} />\n        <div className={css.swap}>{swap}</div>\n',
    to: '        <div className={css.swap}>{swap}</div>\n        <Stop {...to} {...{ note, isNext, onAsked }} />\n',
    check:
      'packages/ui/src/components/PortLine/PortLine.test.tsx › 出発地、到着地、入れ替えの順に届く',
  },
  {
    id: 'actions-reversed',
    kind: 'order',
    what: 'The buttons of a dialog are seen in one order and reached in the other',
    file: 'packages/ui/src/private/modal.css.ts',
    from: "    display: 'flex',\n    flexWrap: 'wrap',\n    justifyContent: 'flex-end',",
    to: "    display: 'flex',\n    flexDirection: 'row-reverse',\n    flexWrap: 'wrap',\n    justifyContent: 'flex-start',",
    check:
      'packages/ui/src/components/Dialog/Dialog.test.tsx › ボタンは、キーで届く順に並んで見える',
  },
  {
    id: 'no-skip-link',
    kind: 'order',
    what: 'There is no way past the head of the page',
    file: 'packages/ui/src/components/Header/Header.tsx',
    from: '      <SkipLink targetId={mainId} />\n      <Container>',
    to: '      <Container>',
    check:
      'packages/ui/src/components/Header/Header.test.tsx › キーボードで開いてリンクへ進み、Escape で閉じるとボタンに戻る',
  },
  {
    id: 'tabindex',
    kind: 'order',
    what: 'The main menu is reached before everything else',
    file: 'packages/ui/src/components/Header/Header.tsx',
    from: '            aria-expanded={isOpen}\n            aria-controls={id}',
    to: '            tabIndex={1}\n            aria-expanded={isOpen}\n            aria-controls={id}',
    check:
      'packages/ui/src/components/Header/Header.test.tsx › キーボードで開いてリンクへ進み、Escape で閉じるとボタンに戻る',
  },
  {
    id: 'toast-stays',
    kind: 'touch',
    what: 'A message that a finger has touched never goes',
    file: 'packages/ui/src/components/ToastRegion/ToastRegion.tsx',
    from: "event.pointerType === 'mouse' && setIsHovered(true)",
    to: 'setIsHovered(true)',
    check: 'packages/ui/src/components/ToastRegion/ToastRegion.test.tsx › 指で触れても、止まらない',
  },
  {
    id: 'on-press-down',
    kind: 'touch',
    what: 'A button acts as the finger comes down, and nobody can think better of it',
    file: 'packages/ui/src/components/Button/Button.tsx',
    from: 'onClick={handleClick}',
    to: 'onPointerDown={handleClick}',
    check: 'packages/ui/src/components/Button/Button.test.tsx › キーボードの Enter と Space で動く',
  },
  {
    id: 'hover-stays',
    kind: 'touch',
    what: 'A button keeps its look of hovering after a touch',
    file: 'packages/ui/src/components/Button/Button.css.ts',
    from: "'(hover: hover)': { selectors: { [`${ready}:hover",
    to: 'all: { selectors: { [`${ready}:hover',
    check: 'scripts/test/house-style.spec.ts › is kept in all source files',
  },
  {
    id: 'double-tap',
    kind: 'touch',
    what: 'Two quick presses of + enlarge the page',
    file: 'packages/ui/src/components/NumberStepper/NumberStepper.css.ts',
    from: "  touchAction: 'manipulation',\n",
    to: '',
    check:
      'packages/ui/src/components/NumberStepper/NumberStepper.test.tsx › 続けて2回押しても、画面は拡大されない',
  },
  {
    id: 'swipe-lost',
    kind: 'touch',
    what: 'A finger cannot scroll the page from a message',
    file: 'packages/ui/src/components/ToastRegion/ToastRegion.css.ts',
    from: "touchAction: 'pan-y'",
    to: "touchAction: 'none'",
    check: 'scripts/test/house-style.spec.ts › is kept in all source files',
  },
  {
    id: 'last-extension',
    kind: 'timeouts',
    what: 'The last extension of a hold is not offered',
    file: 'apps/customer/src/features/booking/shared/components/HoldTimer.tsx',
    from: 'held.extensionsLeft > 0 && (',
    to: 'held.extensionsLeft > 1 && (',
    check:
      'apps/customer/src/features/booking/shared/components/HoldTimer.test.tsx › 最後の1回も延長でき、そのあとは延長のボタンがない',
  },
  {
    id: 'toast-under-focus',
    kind: 'timeouts',
    what: 'A message goes while the focus is on it',
    file: 'packages/ui/src/components/ToastRegion/ToastRegion.tsx',
    from: '(isHovered || isFocused)',
    to: 'isHovered',
    check:
      'packages/ui/src/components/ToastRegion/ToastRegion.test.tsx › フォーカスがある間は止まり、キーボードで閉じると元の場所に戻る',
  },
  {
    id: 'extension-too-late',
    kind: 'timeouts',
    what: 'More time is offered for the last seconds alone',
    file: 'packages/ui/src/components/Countdown/Countdown.tsx',
    from: 'seconds <= actionMinutes * 60',
    to: 'seconds <= actionMinutes',
    check:
      'packages/ui/src/components/Countdown/Countdown.test.tsx › できることは、残りが少なくなってから出て、それまではいつ出るかが読める',
  },
  {
    id: 'wrong-clock',
    kind: 'timeouts',
    what: 'A device whose clock is wrong shows a hold as over',
    file: 'apps/customer/src/features/booking/shared/components/HoldTimer.tsx',
    from: 'clockOffset={Date.parse(serverTime) - receivedAt}',
    to: 'clockOffset={receivedAt - Date.parse(serverTime)}',
    check:
      'apps/customer/src/features/booking/shared/components/HoldTimer.test.tsx › 期限を延長すると、新しい期限が伝わる',
  },
];
