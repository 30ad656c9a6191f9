import { AREAS } from '@quoin/domain/access';
import { expect, it } from 'vitest';
import { AREA_GROUPS } from './areaGroups.ts';

it('every area of rights stands in one group (USER-05)', () => {
  expect(AREA_GROUPS.flatMap(({ areas }) => areas).toSorted()).toEqual(AREAS.toSorted());
});
