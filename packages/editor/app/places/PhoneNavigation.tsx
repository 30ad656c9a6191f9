import * as texts from '@quoin/messages/app/phoneNavigation';
import { Link } from '@tanstack/react-router';
import { Ellipsis, House, Search } from 'lucide-react';
import { useState } from 'react';
import { TemplateProblemsMark } from '../../admin/templates/problems/TemplateProblemsMark.tsx';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { useSite } from '../site/site.ts';
import css from './MainNavigation.module.css';
import { isGroup, type Place, type TreeEntry } from './place.ts';
import { AT_THE_THUMB, THUMB_PLACES } from './placeTree.ts';

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

function Everywhere({ tree, current, onSearch }: PhoneNavigationProps) {
  const [isOpen, setOpen] = useState(false);
  const search = () => {
    setOpen(false);
    onSearch();
  };
  return (
    <>
      <button type="button" className={css.near} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" strokeWidth={1.9} />
        <span>{texts.more}</span>
      </button>
      <DialogBox title={texts.goTo} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onPress={search}>
          <Search aria-hidden="true" /> {texts.search}
        </Button>
        {tree.map((entry) => (
          <section key={entry.text} aria-label={entry.text}>
            {isGroup(entry) ? <h3 className={css.groupName}>{entry.text}</h3> : null}
            <ul className={css.everywhere}>
              {(isGroup(entry) ? entry.places : [entry]).map((place) => (
                <li key={place.to}>
                  <FarLink place={place} isCurrent={place.to === current} onGo={() => setOpen(false)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </DialogBox>
    </>
  );
}

interface FarLinkProps {
  readonly place: Place;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
}

function FarLink({ place: { to, text, mark }, isCurrent, onGo }: FarLinkProps) {
  const { identifier } = useSite();
  return (
    <Link
      to={to}
      params={{ site: identifier }}
      activeOptions={{ exact: !isCurrent }}
      className={css.far}
      onClick={onGo}
    >
      {text}
      {mark === 'templateProblems' ? <TemplateProblemsMark /> : null}
    </Link>
  );
}
