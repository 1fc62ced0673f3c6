import type { ReactNode } from 'react';
import { Tabs as AriaTabs, I18nProvider, Tab, TabList, TabPanel } from 'react-aria-components';
import * as css from './Tabs.css.ts';

/** One view of the same thing. */
export type TabItem = {
  /** Stable name, for `selected` and the address of the page. */
  id: string;
  /** Short noun: 「往路」. */
  label: string;
  content: ReactNode;
};

/** Props of {@link Tabs}. */
export type TabsProps = {
  /** What the tabs divide, for assistive technology: 「運賃表」. */
  label: string;
  /** Two or more; the first is shown when nothing else is said. */
  items: readonly TabItem[];
  /** The tab shown, if the caller keeps it; hand in `onChange` with it. */
  selected?: string;
  /** Called with the id of the tab chosen. */
  onChange?: (id: string) => void;
};

/** Several views of one thing, one at a time. What people compare stands below one another. */
export const Tabs = ({ label, items, selected, onChange }: TabsProps) => (
  <I18nProvider locale="ja-JP">
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onChange?.(String(key))}>
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={css.tab}>
            <span aria-hidden="true" className={css.sizer}>
              {item.label}
            </span>
            <span className={css.words}>{item.label}</span>
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  </I18nProvider>
);
