/** A page of the table: each route of the site once, and states of a route that fail in another way. */
export type TablePage = {
  /** Below `/customer/`, with query and fragment. */
  path: string;
  heading: string;
  /** Its address once it is open, where that is another one. */
  settles?: string;
  /** Who opens it; every customer when it does not say. A member has another page in place of those of `guest`. */
  as?: 'member' | 'guest';
  /** The example of the reservation that it needs. */
  example?: string;
  /** It is whole without what it asks for. */
  isWholeAlone?: boolean;
  /** Its calls are answered without a body when they succeed. */
  isAnsweredEmpty?: boolean;
  /** What it says while it waits for an outcome, and goes on by itself. */
  waits?: string;
  /** A sailing and its first cabin are chosen before the button is there. */
  picksCabin?: boolean;
  /** What is pressed or ticked before it can be typed and sent, by its name. */
  first?: (string | RegExp)[];
  /** What is typed, by label. */
  typed?: Record<string, string>;
  /** The button that sends something. */
  press?: string | RegExp;
};

export const draft = 'draft=drf_7hT2kPq9VxYz';
export const id = 'rsv_3fK9xQ2mLw8Z';
export const party =
  'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1';
export const mail = { メールアドレス: 'kept@example.jp' };
export const cabin = {
  picksCabin: true,
  press: /^(?:お客様情報へ進む|復路の便を選ぶ|この便に変更して進む)$/,
};
export const input = {
  heading: 'お客様情報を入力する',
  typed: mail,
  press: /^(?:お支払い方法|内容の確認)へ進む$/,
};
export const payment = { heading: 'お支払い方法を選ぶ', press: '内容の確認へ進む' };
