import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/settingsLayout';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { isAtPlace } from '../../app/places/place.ts';
import { settingsFor } from '../../app/places/placesFor.ts';
import { useSite } from '../../app/site/site.ts';
import css from './SettingsLayout.module.css';

/** Shows the settings: their places by group in a column next to the open one, or above it in a list that opens. */
export function SettingsLayout() {
  const site = useSite();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const groups = settingsFor(site);
  const current = groups.flatMap(({ places }) => places).find((place) => isAtPlace(place, site.identifier, pathname));
  return (
    <div className={css.layout}>
      <nav aria-label={commonTexts.settings} className={css.nav}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="settings-places"
          className={css.opener}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{current === undefined ? commonTexts.settings : texts.settings(current.text)}</span>
          <ChevronsUpDown aria-hidden="true" />
        </button>
        <div id="settings-places" className={`${css.groups} ${isOpen ? css.open : ''}`}>
          {groups.map(({ text, places }) => (
            <section key={text} aria-label={text}>
              <h2 className={css.group}>{text}</h2>
              <ul>
                {places.map(({ to, text: name }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      params={{ site: site.identifier }}
                      className={css.place}
                      onClick={() => setOpen(false)}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
      <div className={css.screen}>
        <Outlet />
      </div>
    </div>
  );
}
