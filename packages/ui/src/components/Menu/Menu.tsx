import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Menu as AriaMenu,
  I18nProvider,
  MenuItem,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { space } from '../../tokens/space.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';

/** One thing that can be done. */
export type MenuAction = {
  /** What happens: 「領収書を表示する」. Also its identity in the menu. */
  label: string;
  /** One icon of `@ferry/ui/Icon`; all items of a menu have one, or none has. */
  icon?: ReactNode;
  onAction: () => void;
};

/** Props of {@link Menu}. */
export type MenuProps = Pick<ButtonLook, 'tone' | 'size'> & {
  /** Words of the button and name of the menu: 「この予約の手続き」. */
  label: string;
  items: readonly MenuAction[];
};

/**
 * A button with a list of things that can be done. For choosing a value there is Select, for going
 * somewhere there are links.
 */
export const Menu = ({ label, items, tone, size }: MenuProps) => (
  <I18nProvider locale="ja-JP">
    <MenuTrigger>
      <AriaButton className={button({ tone, size })}>
        {label}
        <span className={css.chevron}>
          <ChevronIcon />
        </span>
      </AriaButton>
      <Popover placement="bottom start" offset={space[1]} className={css.popover}>
        <AriaMenu className={css.menu}>
          {items.map((item) => (
            <MenuItem
              key={item.label}
              id={item.label}
              textValue={item.label}
              className={css.item}
              onAction={item.onAction}
            >
              {item.icon}
              {item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  </I18nProvider>
);
