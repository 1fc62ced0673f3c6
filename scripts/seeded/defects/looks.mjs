// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of sources
/** What is seen: colours, motion, room. */

/** @type {import('../plant.mjs').Defect[]} */
export const lookDefects = [
  {
    id: 'dark-quiet',
    kind: 'contrast',
    what: 'Quiet text is too dark for the dark theme',
    file: 'packages/ui/src/theme/ferry-dark.values.ts',
    from: "inkQuiet: '#B1C5D2'",
    to: "inkQuiet: '#5F7686'",
    check: 'packages/ui/src/theme/contrast.spec.ts › has no pair of colours that is too close',
  },
  {
    id: 'dark-danger',
    kind: 'contrast',
    what: 'The dark theme has the red of the light one',
    file: 'packages/ui/src/theme/ferry-dark.values.ts',
    from: "const coral = '#FFA59D'",
    to: "const coral = '#B3201B'",
    check: 'packages/ui/src/theme/contrast.spec.ts › has no pair of colours that is too close',
  },
  {
    id: 'light-warning',
    kind: 'contrast',
    what: 'Amber words are too pale for the light theme',
    file: 'packages/ui/src/tokens/color.ts',
    from: "amber: '#7A4F00'",
    to: "amber: '#C88A00'",
    check: 'packages/ui/src/theme/contrast.spec.ts › has no pair of colours that is too close',
  },
  {
    id: 'dark-primary',
    kind: 'contrast',
    what: 'The main button of the dark theme has white words on pale coral',
    file: 'packages/ui/src/theme/ferry-dark.values.ts',
    from: "onPrimary: '#2A0D02'",
    to: "onPrimary: '#FFFFFF'",
    check: 'packages/ui/src/theme/contrast.spec.ts › has no pair of colours that is too close',
  },
  {
    id: 'fixed-colour',
    kind: 'contrast',
    what: 'The support text of a field has a colour of its own, in every theme the same',
    file: 'packages/ui/src/private/field.css.ts',
    from: "export const support = style({\n  maxInlineSize: lineLength,\n  display: 'block',\n  color: vars.color.inkQuiet,",
    to: "export const support = style({\n  maxInlineSize: lineLength,\n  display: 'block',\n  color: '#3F5566',",
    check:
      'packages/ui/src/all/themes.test.tsx › ferry-dark Fields のすべての部品が、このテーマの色でaxeを通る',
  },
  {
    id: 'second-brand',
    kind: 'contrast',
    what: 'Links of the second operator are too pale',
    file: 'packages/ui/src/theme/kazemachi.values.ts',
    from: '  link: indigo,',
    to: "  link: '#9B90DD',",
    check: 'packages/ui/src/theme/contrast.spec.ts › has no pair of colours that is too close',
  },
  {
    id: 'endless-wait',
    kind: 'motion',
    what: 'What waits blinks for ever',
    file: 'packages/ui/src/components/Spinner/Spinner.css.ts',
    from: '${duration.standard}s forwards`',
    to: '${duration.standard}s infinite alternate`',
    check:
      'packages/ui/src/components/Spinner/Spinner.test.tsx › 三つの印は順に一度だけ満ち、5 秒たてば止まっている',
  },
  {
    id: 'text-in-px',
    kind: 'zoom',
    what: 'Text does not follow the size that is set in the browser',
    file: 'packages/ui/src/tokens/type.ts',
    from: '`${px / 16}rem`',
    to: '`${px}px`',
    check:
      'packages/ui/src/styles/typography.test.tsx › 320 px の画面で(1280 px を 400 % に拡大したときと同じ)',
  },
  {
    id: 'sticky-at-400',
    kind: 'zoom',
    what: 'The head of a dialog stays where there is no room for what it heads',
    file: 'packages/ui/src/private/modal.css.ts',
    from: "const tall = '(min-height: 30rem)'",
    to: "const tall = '(min-height: 0rem)'",
    check:
      'packages/ui/src/components/Dialog/Dialog.test.tsx › 開くと題名から読み始め、背後のページには触れられない',
  },
  {
    id: 'fare-name',
    kind: 'long data',
    what: 'The name of a cabin widens the table of fares',
    file: 'packages/ui/src/components/FareChoice/FareChoice.css.ts',
    from: "  wordBreak: 'keep-all',\n  overflowWrap: 'anywhere',\n",
    to: "  whiteSpace: 'nowrap',\n",
    check:
      'packages/ui/src/all/width.test.tsx › Fields のすべての部品は、横にはみ出さず、文字が切れない',
  },
  {
    id: 'table-name',
    kind: 'long data',
    what: 'A name of many signs widens the table of companions',
    file: 'packages/ui/src/components/NameTable/NameTable.css.ts',
    from: '{ ...cell, ...row, fontWeight: fontWeight.bold }',
    to: "{ ...cell, ...row, fontWeight: fontWeight.bold, whiteSpace: 'nowrap' }",
    check:
      'packages/ui/src/components/NameTable/NameTable.test.tsx › 幅320でも表のままで、横にはみ出さず、操作は44 px四方',
  },
  {
    id: 'long-dialog-title',
    kind: 'long data',
    what: 'A long title pushes the button that closes a dialog out of it',
    file: 'packages/ui/src/private/modal.css.ts',
    from: '  minInlineSize: 0,\n  // In line',
    to: "  whiteSpace: 'nowrap',\n  // In line",
    check:
      'packages/ui/src/components/Dialog/Dialog.test.tsx › 「閉じる」は、題名が長くても、指で押せる大きさがある',
  },
  {
    id: 'notice-link',
    kind: 'long data',
    what: 'A long word widens a notice',
    file: 'packages/ui/src/private/notice.css.ts',
    from: "flex: '1 1 0', minInlineSize: 0",
    to: "flex: '1 0 auto'",
    check: 'packages/ui/src/components/Alert/Alert.test.tsx › 長い文字でも 320 px からはみ出さない',
  },
];
