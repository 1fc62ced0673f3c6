import { DataTable } from '../components/DataTable/DataTable.tsx';
import { breakpoint } from '../tokens/breakpoint.ts';
import { layer } from '../tokens/layer.ts';
import { duration } from '../tokens/motion.ts';
import { space } from '../tokens/space.ts';
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

/** Durations of transitions. */
export const Durations = () => <Scale caption="時間" unit=" 秒" values={duration} />;

/** Widths at which layouts change. */
export const Breakpoints = () => <Scale caption="幅の区切り" unit=" px から" values={breakpoint} />;

/** Stacking order. */
export const Layers = () => <Scale caption="重なりの順" unit="" values={layer} />;
