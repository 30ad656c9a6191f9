import { expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import { requiresTwoStepOf } from './twoStep.ts';

const ON = { security: { twoStep: true } };

it.each([
  ['the owner', ON, { isOwner: true, roles: [] }, true],
  ['an administrator', ON, { isOwner: false, roles: [ROLES.editor, ROLES.admin] }, true],
  ['an editor', ON, { isOwner: false, roles: [ROLES.editor] }, false],
  ['the owner where it is off', { security: { twoStep: false } }, { isOwner: true, roles: [] }, false],
  ['the owner where nothing was chosen', {}, { isOwner: true, roles: [] }, false],
  ['the owner where the setting makes no sense', { security: 'twoStep' }, { isOwner: true, roles: [] }, false],
])('requires two steps of %s: %o %o: %s (29.7)', (_, settings, member, expected) => {
  expect(requiresTwoStepOf(settings, member)).toBe(expected);
});
