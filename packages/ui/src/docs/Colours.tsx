import { use } from 'react';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { measuredPairs } from '../theme/pairs.ts';
import type { Theme } from '../theme/theme.ts';
import { themes } from '../theme/themes.ts';
import * as css from './Colours.css.ts';
import { ShownTheme } from './theme-context.ts';

type Role = keyof Theme['color'];

/** The first whose roles match has a role. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  ['押すもの、選んだもの', /^(on)?(primary|action|link|selected|hover|control|focus)/i],
  ['知らせ', /^(success|warning|danger|info)/],
  ['濃い地', /deep/i],
  ['メニューの見出し', /area/i],
  ['航路と地図', /route|^map/i],
  ['日曜と土曜', /^(sunday|saturday)$/],
  ['ホームの絵', /^hero/],
  ['文字と地', /./],
];

const purposeOf = (role: string) => PURPOSES.find(([, roles]) => roles.test(role))?.[0];

/** Pairs that are shown at once: the nearest to what they need. */
const NEAREST = 10;

/** Every role of a colour by its use, with its value in the theme of the toolbar. */
export const Roles = () => {
  const { color } = themes[use(ShownTheme)].values;
  const roles = Object.entries(color) as [Role, string][];
  return (
    <Stack>
      {PURPOSES.map(([name]) => (
        <section key={name}>
          <Heading level={3}>{name}</Heading>
          <ul className={css.roles}>
            {roles.map(([role, value]) =>
              purposeOf(role) === name ? (
                <li key={role} className={css.role}>
                  <span className={css.swatch} style={{ background: value }} />
                  <code>{role}</code>
                  <code>{value}</code>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </Stack>
  );
};

type PairTableProps = { caption: string; rows: ReturnType<typeof measuredPairs> };

const PairTable = ({ caption, rows }: PairTableProps) => (
  <DataTable
    caption={caption}
    rows={rows}
    rowKey={({ pair, state, needed }) => `${state} ${pair} ${needed}`}
    columns={[
      { id: 'pair', header: '組み合わせ', isRowHeader: true, cell: ({ pair }) => pair },
      { id: 'state', header: '状態', cell: ({ state }) => state },
      {
        id: 'ratio',
        header: '対比(必要な値)',
        align: 'end',
        cell: ({ ratio, needed }) => `${ratio.toFixed(1)}(${needed.toFixed(1)})`,
      },
    ]}
  />
);

/** Every measured pair with its contrast in the theme of the toolbar, the nearest to what it needs first. */
export const Pairs = () => {
  const rows = measuredPairs(themes[use(ShownTheme)].values).sort(
    (a, b) => a.ratio / a.needed - b.ratio / b.needed,
  );
  return (
    <Stack>
      <PairTable caption="余裕の少ないもの" rows={rows.slice(0, NEAREST)} />
      <Disclosure summary={`ほかの${rows.length - NEAREST}組を見る`}>
        <PairTable caption="ほかの組み合わせ" rows={rows.slice(NEAREST)} />
      </Disclosure>
    </Stack>
  );
};
