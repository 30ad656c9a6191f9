import * as texts from '@quoin/messages/app/phoneNavigation';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { TemplateProblemsMark } from '../../admin/templates/problems/TemplateProblemsMark.tsx';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { useSite } from '../site/site.ts';
import css from './MainNavigation.module.css';
import type { PhoneNavigationProps } from './PhoneNavigation.tsx';
import { isGroup, type Place } from './place.ts';

/** All places by their groups, and the search. */
export function EverywhereDialog({
  tree,
  current,
  onSearch,
  onClose,
}: PhoneNavigationProps & { readonly onClose: () => void }) {
  const search = () => {
    onClose();
    onSearch();
  };
  return (
    <DialogBox title={texts.goTo} isOpen onClose={onClose}>
      <Button onPress={search}>
        <Search aria-hidden="true" /> {texts.search}
      </Button>
      {tree.map((entry) => (
        <section key={entry.text} aria-label={entry.text}>
          {isGroup(entry) ? <h3 className={css.groupName}>{entry.text}</h3> : null}
          <ul className={css.everywhere}>
            {(isGroup(entry) ? entry.places : [entry]).map((place) => (
              <li key={place.to}>
                <FarLink place={place} isCurrent={place.to === current} onGo={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DialogBox>
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
