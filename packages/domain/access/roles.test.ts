import { expect, it } from 'vitest';
import { isRole, ROLES } from './roles.ts';

it('roles are those of the specification (ENUM-10)', () => {
  expect(ROLES).toEqual({
    admin: 1,
    billing: 2,
    reporting: 3,
    editor: 4,
    moderator: 6,
    commenter: 7,
    storeManager: 8,
    scheduling: 9,
    viewer: 10,
    campaignsEditor: 11,
    schedulingViewer: 12,
    schedulingEditor: 13,
    none: 14,
    websiteManager: 15,
    draftEditor: 16,
  });
  expect(isRole(5)).toBe(false);
  expect(isRole(16)).toBe(true);
});
