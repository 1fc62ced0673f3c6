import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, PaginationLink } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pageCount: 12,
    label: '予約の一覧のページ',
    renderLink: (page, attributes) => <PaginationLink href={`#page-${page}`} {...attributes} />,
  },
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        renderLink={(target, attributes) => (
          <PaginationLink
            href={`#page-${target}`}
            {...attributes}
            onClick={(event) => {
              event.preventDefault();
              setPage(target);
            }}
          />
        )}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const First: Story = { name: '最初のページ', args: { page: 1 } };

export const Last: Story = { name: '最後のページ', args: { page: 12 } };

export const Few: Story = { name: '3ページだけ', args: { page: 2, pageCount: 3 } };

export const ManyPages: Story = { name: '大きな数', args: { page: 998, pageCount: 1204 } };

export const Narrow: Story = {
  name: '狭い画面',
  args: { page: 998, pageCount: 1204 },
  globals: { viewport: { value: 'phone320' } },
};
