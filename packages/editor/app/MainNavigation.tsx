import { Link, useLocation } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { TemplateProblemsMark } from '../admin/templates/TemplateProblemsMark.tsx';
import { DialogBox } from '../parts/DialogBox.tsx';
import { isWithin, type NavigationEntry, navigationFor } from './navigation.ts';
import css from './SiteShell.module.css';
import { useSite } from './site.ts';

/** As many places as fit at the thumb; the rest is behind "More". */
const AT_THE_THUMB = 4;

/** Where one can go: beside the screen, or at the foot of a phone. */
export function MainNavigation() {
  const site = useSite();
  const { pathname } = useLocation();
  const entries = navigationFor(site);
  return (
    <nav aria-label="Main" className={css.nav}>
      <ul className={css.links}>
        {entries.map((entry, index) => (
          <li key={entry.to} className={index >= AT_THE_THUMB ? css.further : ''}>
            <EntryLink entry={entry} />
            {isWithin(entry, site.identifier, pathname) ? <Parts entry={entry} /> : null}
          </li>
        ))}
        <li className={css.more}>
          <MoreEntries entries={entries} />
        </li>
      </ul>
    </nav>
  );
}

function EntryLink({ entry: { to, text, icon: Icon, isExact, mark } }: { readonly entry: NavigationEntry }) {
  const { identifier } = useSite();
  return (
    <Link to={to} params={{ site: identifier }} activeOptions={{ exact: isExact ?? false }} className={css.link}>
      <Icon aria-hidden="true" strokeWidth={1.9} />
      <span>{text}</span>
      {mark === 'templateProblems' ? <TemplateProblemsMark /> : null}
    </Link>
  );
}

function Parts({ entry }: { readonly entry: NavigationEntry }) {
  const { identifier } = useSite();
  if (entry.parts === undefined || entry.parts.length === 0) return null;
  return (
    <ul className={css.parts}>
      {entry.parts.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} params={{ site: identifier }} className={css.part}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MoreEntries({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const { identifier } = useSite();
  return (
    <>
      <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" strokeWidth={1.9} />
        <span>More</span>
      </button>
      <DialogBox title="Go to" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul className={css.everywhere}>
          {entries
            .flatMap((entry) => [entry, ...(entry.parts ?? [])])
            .map(({ to, text }) => (
              <li key={to}>
                <Link to={to} params={{ site: identifier }} className={css.place} onClick={() => setOpen(false)}>
                  {text}
                  {entries.some((entry) => entry.to === to && entry.mark !== undefined) ? (
                    <TemplateProblemsMark />
                  ) : null}
                </Link>
              </li>
            ))}
        </ul>
      </DialogBox>
    </>
  );
}
