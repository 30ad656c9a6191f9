import * as texts from '@quoin/messages/app/appEntries';
import type { FoundEntry } from '../../parts/dialogs/PaletteDialog.tsx';
import { isPlaceOpen, type Place } from '../places/place.ts';
import { type PlaceViewer, placesFor } from '../places/placesFor.ts';
import { APP_ACTS } from './appActs.ts';

/** What the app's palette finds without asking the server: places, settings by what they do, and acts. */
export function appEntries(viewer: PlaceViewer, goTo: (to: Place['to']) => void): readonly FoundEntry[] {
  const acts = APP_ACTS.filter((act) => isPlaceOpen(viewer, act) && (act.isOfStore !== true || viewer.hasStore));
  return [
    ...placesFor(viewer).map(({ to, text, group, also = '' }) => ({
      ...{ id: `place ${to}`, text, group: '', also: `${group} ${also}`, aside: group === text ? '' : group },
      choose: () => goTo(to),
    })),
    ...acts.map(({ to, text, also = '' }) => ({
      ...{ id: `act ${text}`, text, group: '', also: texts.command(also), aside: texts.command2 },
      choose: () => goTo(to),
    })),
  ];
}
