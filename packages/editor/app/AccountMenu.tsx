import * as texts from '@quoin/messages/app/accountMenu';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, UserRound } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/Collection';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { withParts } from '../parts/withParts.tsx';
import { initialsOf } from './initials.ts';
import css from './menus.module.css';
import { sessionQuery } from './queries/queries.ts';
import { useSignOut } from './signIn/signOut.ts';
import { useSite } from './site/site.ts';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const staff = useQuery(sessionQuery).data?.staff;
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { identifier: site } = useSite();
  const choose = (key: Key) => {
    if (key === 'signOut') signOut.mutate();
    else void navigate({ to: '/$site/config/account', params: { site } });
  };
  if (!staff) return null;
  return (
    <MenuTrigger>
      <Button className={`${css.account} ${css.opens}`}>
        <span className={css.face} aria-hidden="true">
          {initialsOf(staff.displayName)}
        </span>
        <span className={css.names}>
          <span className={css.spoken}>{texts.accountOf} </span>
          <span className={css.name}>{staff.displayName}</span>
          <span className={css.under}>{staff.email}</span>
        </span>
      </Button>
      <Popover placement="top start" className={css.popover ?? ''}>
        <p className={css.who}>{withParts(texts.signedInAs, <strong>{staff.email}</strong>)}</p>
        <Menu aria-label={texts.account} className={css.menu ?? ''} onAction={choose}>
          <MenuItem id="account" textValue={texts.yourAccount} className={css.item ?? ''}>
            <UserRound aria-hidden="true" /> {texts.yourAccount}
          </MenuItem>
          <MenuItem id="signOut" textValue={texts.signOut} className={css.item ?? ''}>
            <LogOut aria-hidden="true" /> {texts.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
