import type { WireAppSite } from '@quoin/contract/endpoints/running';
import { dayInZone, type IsoDay } from '@quoin/domain/formats';
import { createContext, useContext, useMemo } from 'react';
import { type MomentFormats, momentFormats } from '../formats.ts';

/** The site whose admin is open. */
export const SiteContext = createContext<WireAppSite | null>(null);

/** @throws where no site is open: a fault of the routes. */
export function useSite(): WireAppSite {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('This screen belongs to a site.');
  return site;
}

export function useMoments(): MomentFormats {
  const { language, timeZone } = useSite();
  return useMemo(() => momentFormats({ language, timeZone }), [language, timeZone]);
}

/** The day it is by the site's own clock. */
export function useToday(): IsoDay {
  return dayInZone(Date.now(), useSite().timeZone);
}
