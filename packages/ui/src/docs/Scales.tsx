import { DataTable } from '../components/DataTable/DataTable.tsx';
import { breakpoint } from '../tokens/breakpoint.ts';
import { layer } from '../tokens/layer.ts';
import { duration } from '../tokens/motion.ts';
import { space } from '../tokens/space.ts';
import { fontSize, rem } from '../tokens/type.ts';
import * as css from './Scales.css.ts';

type ScaleProps = {
  caption: string;
  unit: string;
  values: Readonly<Record<string, number | string>>;
  /** Draws a bar as long as the value. */
  hasBar?: boolean;
};

const Scale = ({ caption, unit, values, hasBar }: ScaleProps) => (
  <DataTable
    caption={caption}
    rows={Object.entries(values)}
    rowKey={([name]) => name}
    columns={[
      { id: 'name', header: '名前', isRowHeader: true, cell: ([name]) => name },
      { id: 'value', header: '値', align: 'end', cell: ([, value]) => `${value}${unit}` },
      ...(hasBar
        ? [
            {
              id: 'bar',
              header: '長さ',
              cell: ([, value]: [string, number | string]) => (
                <span className={css.bar} style={{ inlineSize: `${value}px` }} />
              ),
            },
          ]
        : []),
    ]}
  />
);

/** Steps of the spacing scale. */
export const Spaces = () => <Scale caption="余白" unit=" px" values={space} hasBar />;

/** Steps of the type scale that set figures; the others set words. */
const numbers: readonly string[] = ['time', 'fareFrom', 'cabinFare', 'total', 'deadline'];

const typeUses: Record<keyof typeof fontSize, string> = {
  label: '大きな値に添える見出し',
  dense: '詰めた説明',
  body: '本文、入力欄',
  lead: '見出しの下の一言',
  h3: '小見出し',
  h2: '見出し',
  h1: 'ページの見出し',
  time: '出港・入港の時刻',
  fareFrom: '「〜円から」',
  cabinFare: '客室の料金',
  total: '合計',
  display: '予約番号、600 px からの見出し',
  hero: '広い画面の見出しと予約番号',
  deadline: '次の期限',
};

/** The type scale, from the smallest. */
export const TypeSizes = () => (
  <DataTable
    caption="文字の大きさ"
    rows={Object.entries(fontSize).sort(([, one], [, other]) => one - other)}
    rowKey={([name]) => name}
    columns={[
      { id: 'name', header: '名前', isRowHeader: true, cell: ([name]) => name },
      { id: 'value', header: '値', align: 'end', cell: ([, value]) => `${value} px` },
      {
        id: 'use',
        header: '使うところ',
        cell: ([name]) => typeUses[name as keyof typeof fontSize],
      },
      {
        id: 'sample',
        header: '見本',
        cell: ([name, value]) => (
          <span className={css.sample} style={{ fontSize: rem(value) }}>
            {numbers.includes(name) ? '12,300' : '東雲港'}
          </span>
        ),
      },
    ]}
  />
);

/** Durations of transitions. */
export const Durations = () => <Scale caption="時間" unit=" 秒" values={duration} />;

/** Widths at which layouts change. */
export const Breakpoints = () => <Scale caption="幅の区切り" unit=" px から" values={breakpoint} />;

/** Stacking order. */
export const Layers = () => <Scale caption="重なりの順" unit="" values={layer} />;
