import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import css from '../../parts/dialogs/ActionMenu.module.css';
import type { MenuAction } from '../../parts/dialogs/ActionMenu.tsx';

export interface RowMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** Only the active row's is reached by Tab: a tree is one stop, not hundreds. */
  readonly isActive: boolean;
}

/** What can be done with one row of a tree. */
export function RowMenu({ label, actions, isActive }: RowMenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} excludeFromTabOrder={!isActive} data-quiet="" className="">
        <Ellipsis aria-hidden="true" />
      </Button>
      <Popover placement="bottom end" className={css.popover ?? ''}>
        <Menu
          aria-label={label}
          className={css.menu ?? ''}
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
