import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvenColumns } from '../Columns/Columns.tsx';
import { OfferPicture } from '../OfferPicture/OfferPicture.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { OfferCard, OfferCardLink } from './OfferCard.tsx';

const meta = {
  title: 'Booking/OfferCard',
  component: OfferCard,
  args: {
    name: <OfferCardLink href="#aquarium">くじら水族館 往復きっぷ</OfferCardLink>,
    picture: <OfferPicture kind="aquarium" />,
    area: '北斗浜',
    contents: ['往復の運賃(ツーリスト寝台)', '水族館の入館券', '港からのバス 1日券'],
    adultYen: 23_800,
    childYen: 11_900,
    isFromPrice: true,
    savingYen: 2940,
    facts: [
      { term: '使える日', value: '2028年3月31日(金)まで' },
      { term: '販売', value: '汐凪フェリー株式会社' },
    ],
    state: <Tag tone="success">販売中</Tag>,
  },
} satisfies Meta<typeof OfferCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const States: Story = {
  name: '状態の違うきっぷ',
  render: (args) => (
    <EvenColumns count={3}>
      <OfferCard {...args} />
      <OfferCard
        {...args}
        name={<OfferCardLink href="#stars">鈴音島 星空観察会きっぷ</OfferCardLink>}
        picture={<OfferPicture kind="event" />}
        area="鈴音島"
        contents={['往復の運賃(普通席)', '星空観察会']}
        {...{ adultYen: 2600, childYen: 1300, isFromPrice: false, savingYen: 0 }}
        state={<Tag tone="warning">残りわずか</Tag>}
      />
      <OfferCard
        {...args}
        name={<OfferCardLink href="#snow">雪あかりの庭園きっぷ</OfferCardLink>}
        picture={<OfferPicture kind="sightseeing" />}
        area="凪浦"
        contents={['往復の運賃(カーペット席)', '庭園の入園券', '甘酒']}
        {...{ adultYen: 8900, childYen: 4500, savingYen: 670 }}
        state={<Tag tone="info">11月11日(木)から販売</Tag>}
      />
    </EvenColumns>
  ),
};

export const Narrow: Story = {
  name: '長い名前・狭い画面',
  args: {
    name: (
      <OfferCardLink href="#long">
        北斗浜くじら水族館と港の市場をゆっくり楽しむ往復夜行きっぷ
      </OfferCardLink>
    ),
    area: '北斗浜と浜町のあたり',
    contents: [
      '往復の運賃(ツーリスト寝台またはレディース寝台)',
      '水族館の入館券と特別展示の観覧券',
    ],
    facts: [{ term: '販売', value: '島めぐり観光株式会社(旅行業 第0-000号)' }],
    state: <Tag tone="quiet">販売終了</Tag>,
  },
  globals: { viewport: { value: 'phone320' } },
};
