import {
  type AppAreaMembersResponse,
  type AppMemberAreasResponse,
  appAreaMembersPath,
  appMemberAreasPath,
} from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';

export function memberAreasQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'memberAreas'],
    queryFn: ({ signal }) => load<AppMemberAreasResponse>(appMemberAreasPath(site), signal),
  });
}

export function areaMembersQuery(site: string, areaId: string) {
  return queryOptions({
    queryKey: ['site', site, 'areaMembers', areaId],
    queryFn: ({ signal }) => load<AppAreaMembersResponse>(appAreaMembersPath(site, areaId), signal),
  });
}
