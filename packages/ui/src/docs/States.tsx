import changelog from '../../../../CHANGELOG.md?raw';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { type ComponentState, componentStates } from './component-state.ts';

const paths = Object.keys(import.meta.glob('../components/*/*'));
const stories = import.meta.glob<string>('../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const styles = import.meta.glob<string>('../components/*/*.css.ts', {
  query: '?source',
  import: 'default',
  eager: true,
});

const states = componentStates({ ...stories, ...styles }, paths, changelog);
const mark = (is: boolean) => (is ? '済み' : '—');

/** How far each component is, as its files and the changelog say. */
export const States = () => (
  <DataTable
    caption={`部品の状態(${states.length}個)`}
    rows={states}
    rowKey={({ name }: ComponentState) => name}
    columns={[
      { id: 'name', header: '部品', isRowHeader: true, cell: ({ name }) => name },
      { id: 'state', header: '状態', cell: ({ isNew }) => (isNew ? '新しい' : '安定') },
      { id: 'stories', header: 'ストーリー', align: 'end', cell: ({ stories }) => stories },
      { id: 'axe', header: 'axe', cell: ({ isCheckedByAxe }) => mark(isCheckedByAxe) },
      { id: 'test', header: '動きの検査', cell: ({ hasTest }) => mark(hasTest) },
      {
        id: 'forced',
        header: '強制カラーの規則',
        cell: ({ hasForcedColors }) => mark(hasForcedColors),
      },
      { id: 'notes', header: '使い方', cell: ({ hasNotes }) => mark(hasNotes) },
    ]}
  />
);
