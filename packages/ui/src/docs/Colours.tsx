import { DataTable } from '../components/DataTable/DataTable.tsx';
import { contrast } from '../theme/contrast.ts';
import { ferryValues } from '../theme/ferry.values.ts';

const white = '#FFFFFF';

const rows = Object.entries(ferryValues.color)
  .filter(([, value]) => value.startsWith('#'))
  .map(([role, value]) => ({ role, value, onWhite: contrast(value, white) }));

/** Every colour role of the operator's theme with its contrast on white. */
export const Roles = () => (
  <DataTable
    caption="汐凪フェリーのテーマ"
    rows={rows}
    rowKey={(row) => row.role}
    columns={[
      { id: 'role', header: '役割', isRowHeader: true, cell: (row) => row.role },
      {
        id: 'value',
        header: '値',
        cell: (row) => (
          <code
            style={{ borderInlineStart: `2em solid ${row.value}`, paddingInlineStart: '0.5em' }}
          >
            {row.value}
          </code>
        ),
      },
      {
        id: 'contrast',
        header: '白との対比',
        align: 'end',
        cell: (row) => row.onWhite.toFixed(1),
      },
    ]}
  />
);
