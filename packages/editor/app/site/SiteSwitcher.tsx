import type { WireAppSite } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/siteSwitcher';
import { useNavigate } from '@tanstack/react-router';
import { Check, ChevronsUpDown, LayoutGrid } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import css from '../menus.module.css';

export interface SiteSwitcherProps {
  readonly sites: readonly WireAppSite[];
  readonly current: WireAppSite;
}

/** No site is called so. */
const ALL_SITES = '/sites';

/** Which site is open, and the way to another one, to all of them, to a new one. */
export function SiteSwitcher({ sites, current }: SiteSwitcherProps) {
  const navigate = useNavigate();
  const go = (key: string) => {
    if (key === ALL_SITES) void navigate({ to: '/sites' });
    else void navigate({ to: '/$site/config', params: { site: key } });
  };
  return (
    <MenuTrigger>
      <Button className={`${css.current} ${css.opens}`}>
        <SiteName site={current} />
        <span className={css.spoken}>{texts.switchSite}</span>
        <ChevronsUpDown aria-hidden="true" className={css.chevron} />
      </Button>
      <Popover placement="bottom start" className={css.popover ?? ''}>
        <Menu aria-label={texts.sites} className={css.menu ?? ''} onAction={(key) => go(String(key))}>
          {sites.map((site) => (
            <MenuItem key={site.identifier} id={site.identifier} textValue={site.title} className={css.item ?? ''}>
              <SiteName site={site} />
              {site.id === current.id ? <Check aria-label={texts.open} className={css.check} /> : null}
            </MenuItem>
          ))}
          <MenuItem id={ALL_SITES} textValue={texts.allSites} className={css.item ?? ''}>
            <LayoutGrid aria-hidden="true" /> {texts.allSitesNewSite}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function SiteName({ site }: { readonly site: WireAppSite }) {
  return (
    <>
      <span className={css.tile} aria-hidden="true">
        {[...site.title][0]?.toLocaleUpperCase()}
      </span>
      <span className={css.names}>
        <span className={css.name}>{site.title}</span>
        <span className={css.under}>{new URL(site.url).host}</span>
      </span>
    </>
  );
}
