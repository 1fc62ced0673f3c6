import { DataTable } from '../components/DataTable/DataTable.tsx';
import { measuredPairs } from '../theme/pairs.ts';
import { type ThemeName, themes } from '../theme/themes.ts';

const names = Object.keys(themes) as ThemeName[];
const roles = Object.keys(themes.ferry.values.color) as (keyof typeof themes.ferry.values.color)[];

const Swatch = ({ value }: { value: string }) => (
  <code style={{ borderInlineStart: `2em solid ${value}`, paddingInlineStart: '0.5em' }}>
    {value}
  </code>
);

/** Every colour role with its value in each theme. */
export const Roles = () => (
  <DataTable
    caption="役割とテーマごとの値"
    rows={roles}
    rowKey={(role) => role}
    columns={[
      { id: 'role', header: '役割', isRowHeader: true, cell: (role) => role },
      ...names.map((name) => ({
        id: name,
        header: themes[name].title,
        cell: (role: (typeof roles)[number]) => <Swatch value={themes[name].values.color[role]} />,
      })),
    ]}
  />
);

const measured = Object.fromEntries(
  names.map((name) => [
    name,
    new Map(measuredPairs(themes[name].values).map((pair) => [pair.state + pair.pair, pair.ratio])),
  ]),
);

const ratioOf = (name: ThemeName, key: string): number => measured[name]?.get(key) ?? Number.NaN;

const rows = measuredPairs(themes.ferry.values)
  .map((pair) => ({ ...pair, key: pair.state + pair.pair }))
  .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);

/** Every measured pair with its contrast in each theme. */
export const Pairs = () => (
  <DataTable
    caption="対比"
    rows={rows}
    rowKey={(row) => row.key}
    columns={[
      { id: 'pair', header: '組み合わせ', isRowHeader: true, cell: (row) => row.pair },
      { id: 'state', header: '状態', cell: (row) => row.state },
      { id: 'needed', header: '必要', align: 'end', cell: (row) => row.needed.toFixed(1) },
      ...names.map((name) => ({
        id: name,
        header: themes[name].title,
        align: 'end' as const,
        cell: (row: (typeof rows)[number]) => ratioOf(name, row.key).toFixed(1),
      })),
    ]}
  />
);
