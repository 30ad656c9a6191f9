import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../Button.tsx';
import css from './ActionMenu.module.css';

export interface MenuAction {
  readonly id: string;
  readonly text: string;
  readonly icon?: LucideIcon;
  /** Cannot be taken back without effort: set apart in red. */
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

export interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** What the button shows; three dots unless given. */
  readonly children?: ReactNode;
}

/** Further things one can do, in a menu behind a button. */
export function ActionMenu({ label, actions, children }: ActionMenuProps) {
  return (
    <MenuTrigger>
      <Button look={children === undefined ? 'quiet' : 'plain'} aria-label={children === undefined ? label : undefined}>
        {children ?? <Ellipsis aria-hidden="true" />}
      </Button>
      <Popover placement="bottom end" className={css.popover ?? ''}>
        <Menu
          aria-label={label}
          className={css.menu ?? ''}
          disabledKeys={actions.filter((action) => action.isDisabled).map((action) => action.id)}
          onAction={(id) => actions.find((action) => action.id === id)?.act()}
        >
          {actions.map(({ id, text, icon: Icon, isDangerous }) => (
            <MenuItem key={id} id={id} textValue={text} className={`${css.item} ${isDangerous ? css.dangerous : ''}`}>
              {Icon === undefined ? null : <Icon aria-hidden="true" />} {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
