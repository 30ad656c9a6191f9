import * as texts from '@quoin/messages/app/settingsLink';
import { Link } from '@tanstack/react-router';
import { isPlaceOpen } from '../../../app/places/place.ts';
import { SETTINGS_PLACES } from '../../../app/places/settingsPlaces.ts';
import { useSite } from '../../../app/site/site.ts';
import { buttonLook } from '../../../parts/Button.tsx';
import css from '../inspector.module.css';

/** To a screen of the settings, by the last part of its address. */
export function SettingsLink({ place }: { readonly place: string }) {
  const site = useSite();
  const found = SETTINGS_PLACES.find(({ to }) => to.endsWith(`/settings/${place}`));
  if (found === undefined) return null;
  if (!isPlaceOpen(site, found)) return <p className={css.soft}>{texts.yourRoleCannotOpen(found.text)}</p>;
  return (
    <Link to={found.to} params={{ site: site.identifier }} className={buttonLook()}>
      {texts.settings(found.text)}
    </Link>
  );
}
