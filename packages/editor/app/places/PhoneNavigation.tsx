import * as texts from '@quoin/messages/app/phoneNavigation';
import { Link } from '@tanstack/react-router';
import { Ellipsis, House } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../site/site.ts';
import css from './MainNavigation.module.css';
import { isGroup, type Place, type TreeEntry } from './place.ts';
import { AT_THE_THUMB, THUMB_PLACES } from './placeTree.ts';

const EverywhereDialog = lazy(async () => ({ default: (await import('./EverywhereDialog.tsx')).EverywhereDialog }));

export interface PhoneNavigationProps {
  readonly tree: readonly TreeEntry[];
  readonly current: Place['to'] | null;
  readonly onSearch: () => void;
}

/** At the foot of a phone: Home, three places, and everything else behind "More". */
export function PhoneNavigation({ tree, current, onSearch }: PhoneNavigationProps) {
  const { identifier } = useSite();
  const places = tree.flatMap((entry) => (isGroup(entry) ? entry.places : [entry]));
  const near = AT_THE_THUMB.flatMap(({ to, icon }) => {
    const place = places.find((each) => each.to === to);
    return place === undefined ? [] : [{ ...place, icon }];
  });
  const shown = [{ to: '/$site/config' as const, text: texts.home, icon: House }, ...near.slice(0, THUMB_PLACES)];
  return (
    <ul className={css.thumb}>
      {shown.map(({ to, text, icon: Icon }) => (
        <li key={to}>
          <Link to={to} params={{ site: identifier }} activeOptions={{ exact: to !== current }} className={css.near}>
            <Icon aria-hidden="true" strokeWidth={1.9} />
            <span>{text}</span>
          </Link>
        </li>
      ))}
      <li>
        <Everywhere tree={tree} current={current} onSearch={onSearch} />
      </li>
    </ul>
  );
}

function Everywhere(props: PhoneNavigationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.near} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" strokeWidth={1.9} />
        <span>{texts.more}</span>
      </button>
      <Suspense fallback={null}>
        {isOpen ? <EverywhereDialog {...props} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
