import * as texts from '@quoin/messages/app/sitesFrame';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SignOutButton } from '../../app/signIn/SignOutButton.tsx';
import { BrandMark } from '../../parts/BrandMark.tsx';
import { Toasts } from '../../parts/dialogs/toasts.tsx';
import css from './sites.module.css';

/** The frame of screens that belong to no site: a bar with the way to one's sites, and room. */
export function SitesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.screen}>
      <Toasts />
      <header className={css.top}>
        <Link to="/sites" className={css.brand}>
          <BrandMark size={28} />
          <span>{texts.yourSites}</span>
        </Link>
        <SignOutButton />
      </header>
      <main className={css.main}>{children}</main>
    </div>
  );
}
