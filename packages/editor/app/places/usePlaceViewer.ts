import { isAllowed } from '@quoin/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storePagesQuery } from '../queries/catalogQueries.ts';
import { useSite } from '../site/site.ts';
import type { PlaceViewer } from './placesFor.ts';

/** Who is here, with whether the site has a store; until that is known it counts as one. */
export function usePlaceViewer(): PlaceViewer {
  const site = useSite();
  const query = storePagesQuery(site.identifier);
  const { data } = useQuery({ ...query, enabled: isAllowed(site, 'products.read') });
  const hasStore = data === undefined || data.storePages.length > 0;
  return useMemo(() => ({ roles: site.roles, isOwner: site.isOwner, hasStore }), [site, hasStore]);
}
