import { exampleOf } from '@ferry/api/examples';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lastSearch, rememberSearch } from '../model/last-search.ts';
import { LastSearch } from './LastSearch.tsx';

const timetable = exampleOf('listRoutes', 200, 'default');
const { ports } = exampleOf('listPorts', 200, 'default');
const search = {
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  date: '2027-08-02',
  adults: 2,
  children: 1,
  infants: 0,
  babies: 0,
  vehicles: 'veh_car:469',
};

test('検索した条件を覚え、客室の希望は残さない', () => {
  rememberSearch({ ...search, needs: 'accessible' });
  expect(lastSearch()).toEqual(search);
  expect(JSON.stringify({ ...localStorage })).not.toContain('accessible');
});

test('読めないものが残っていても、ないものとして扱う', () => {
  localStorage.setItem('ferry-last-search', '{');
  expect(lastSearch()).toBeUndefined();
});

test('前回の検索は一度押すだけで検索し、過ぎた日のものは出ない', async () => {
  const onSearch = vi.fn();
  const screen = await render(<LastSearch {...{ search, ports, timetable, onSearch }} />);
  await screen
    .getByRole('button', { name: /汐見港から凪浦港 8月2日\(月\) 大人2名・小人1名・車両あり/ })
    .click();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(search));
  await screen.rerender(
    <LastSearch search={{ ...search, date: '2027-07-01' }} {...{ ports, timetable, onSearch }} />,
  );
  expect(screen.container.textContent).toBe('');
});
