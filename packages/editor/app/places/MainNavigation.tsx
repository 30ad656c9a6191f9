import * as texts from '@quoin/messages/app/mainNavigation';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight, Search } from 'lucide-react';
import { TemplateProblemsMark } from '../../admin/templates/problems/TemplateProblemsMark.tsx';
import { useSite } from '../site/site.ts';
import css from './MainNavigation.module.css';
import { PhoneNavigation } from './PhoneNavigation.tsx';
import { isGroup, type Place, type PlaceGroup, type TopPlace } from './place.ts';
import { currentPlace, treeFor } from './placesFor.ts';
import { useOpenGroups } from './useOpenGroups.ts';
import { usePlaceViewer } from './usePlaceViewer.ts';

/** The main navigation: next to the screen, or at the bottom on a phone. */
export function MainNavigation({ onSearch }: { readonly onSearch: () => void }) {
  const site = useSite();
  const { pathname } = useLocation();
  const viewer = usePlaceViewer();
  const { isOpen, setOpen } = useOpenGroups(viewer.hasStore ? 'store' : 'website');
  const tree = treeFor(viewer);
  const current = currentPlace(tree, site.identifier, pathname);
  return (
    <nav aria-label={texts.main} className={css.nav}>
      <button type="button" className={css.search} onClick={onSearch}>
        <Search aria-hidden="true" />
        <span>{texts.search}</span>
        <kbd>{IS_MAC ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <ul className={css.tree}>
        {tree.map((entry) =>
          isGroup(entry) ? (
            <Group
              key={entry.id}
              group={entry}
              current={current}
              isOpen={isOpen(
                entry.id,
                entry.places.some(({ to }) => to === current),
              )}
              onOpen={(open) => setOpen(entry.id, open)}
            />
          ) : (
            <li key={entry.to}>
              <TopLink place={entry} isCurrent={entry.to === current} />
            </li>
          ),
        )}
      </ul>
      <PhoneNavigation tree={tree} current={current} onSearch={onSearch} />
    </nav>
  );
}

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

function TopLink({
  place: { to, text, icon: Icon },
  isCurrent,
}: {
  readonly place: TopPlace;
  readonly isCurrent: boolean;
}) {
  const { identifier } = useSite();
  return (
    <Link to={to} params={{ site: identifier }} activeOptions={{ exact: !isCurrent }} className={css.link}>
      <Icon aria-hidden="true" strokeWidth={1.9} />
      <span>{text}</span>
    </Link>
  );
}

interface GroupProps {
  readonly group: PlaceGroup;
  readonly current: Place['to'] | null;
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}

function Group({ group: { id, text, icon: Icon, places }, current, isOpen, onOpen }: GroupProps) {
  const isHere = places.some(({ to }) => to === current);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`places-${id}`}
        className={`${css.link} ${isHere && !isOpen ? css.here : ''}`}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon aria-hidden="true" strokeWidth={1.9} />
        <span>{text}</span>
        <ChevronRight aria-hidden="true" className={css.chevron} />
      </button>
      <ul id={`places-${id}`} hidden={!isOpen} className={css.places}>
        {places.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} isCurrent={place.to === current} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function PlaceLink({ place: { to, text, mark }, isCurrent }: { readonly place: Place; readonly isCurrent: boolean }) {
  const { identifier } = useSite();
  return (
    <Link to={to} params={{ site: identifier }} activeOptions={{ exact: !isCurrent }} className={css.place}>
      {text}
      {mark === 'templateProblems' ? <TemplateProblemsMark /> : null}
    </Link>
  );
}
