import * as texts from '@quoin/messages/app/breadcrumbs';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../site/site.ts';
import css from './Breadcrumbs.module.css';
import { breadcrumbsFor } from './breadcrumbs.ts';
import { usePlaceViewer } from './usePlaceViewer.ts';

/** The way to the open screen, above its title. `parent`: a link to the screen it belongs to, where that is no place. */
export function Breadcrumbs({ parent }: { readonly parent?: ReactNode }) {
  const site = useSite();
  const { pathname } = useLocation();
  const steps = breadcrumbsFor(usePlaceViewer(), site.identifier, pathname);
  if (steps.length === 0 && parent === undefined) return null;
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={css.steps}>
        {steps.map(({ text, to }) => (
          <li key={text}>
            {to === undefined ? (
              text
            ) : (
              <Link to={to} params={{ site: site.identifier }}>
                {text}
              </Link>
            )}
          </li>
        ))}
        {parent === undefined ? null : <li>{parent}</li>}
      </ol>
    </nav>
  );
}
