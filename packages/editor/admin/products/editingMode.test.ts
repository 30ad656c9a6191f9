import { ROLES } from '@quoin/domain/access';
import { BLANK_DRAFT } from '@quoin/domain/catalog';
import { describe, expect, it } from 'vitest';
import { savedText } from '../../parts/fields/savedText.ts';
import { editingMode, limitText } from './editingMode.ts';

const member = (role: keyof typeof ROLES) => ({ roles: [ROLES[role]], isOwner: false });
const product = (visibility: 'visible' | 'hidden' | 'scheduled') => ({ draft: { ...BLANK_DRAFT, visibility } });

describe('how far a role may go with a product (AUT-2)', () => {
  it.each([
    ['admin', 'all', 'all', 'all'],
    ['storeManager', 'all', 'all', 'all'],
    ['editor', 'read', 'texts', 'texts'],
    ['websiteManager', 'read', 'texts', 'texts'],
    ['draftEditor', 'drafts', 'drafts', 'read'],
    ['reporting', 'read', 'read', 'read'],
    ['campaignsEditor', 'read', 'read', 'read'],
  ] as const)('%s: a new one %s, a hidden one %s, a visible one %s', (role, fresh, hidden, visible) => {
    const modes = [null, product('hidden'), product('visible')].map((each) => editingMode(member(role), each));
    expect(modes).toEqual([fresh, hidden, visible]);
    expect(editingMode(member(role), product('scheduled'))).toBe(visible);
  });

  it('says why, where something cannot be changed', () => {
    expect(limitText('all', member('admin'))).toBeNull();
    expect(limitText('read', member('draftEditor'))).toContain('drafts only');
    expect(limitText('read', member('reporting'))).toContain('read-only');
  });
});

it('what was left out of a text is said after it is saved', () => {
  expect(savedText('Saved.')).toBe('Saved.');
  expect(savedText('Saved.', ['<script>', 'style'])).toContain('<script>, style.');
  expect(savedText('Saved.', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toContain('d, e and 2 more.');
});
