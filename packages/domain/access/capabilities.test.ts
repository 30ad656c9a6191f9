import { describe, expect, it } from 'vitest';
import { AREAS, type Area, type Capability, grantOf, isAllowed, LEVELS } from './capabilities.ts';
import { ROLES, type Role, type RoleName } from './roles.ts';

/** The columns of reliability.md 1.7 in its order. */
const COLUMNS: readonly RoleName[] = [
  'admin',
  'billing',
  'reporting',
  'editor',
  'moderator',
  'commenter',
  'storeManager',
  'scheduling',
  'viewer',
  'campaignsEditor',
  'schedulingViewer',
  'schedulingEditor',
  'none',
  'websiteManager',
  'draftEditor',
];

/** F full, E edit, D drafts, M moderate, W write, R read; lower case: only a part of the area. */
const EXPECTED: Readonly<Record<Area, string>> = {
  unpublishedSite: 'F..FRRFRRRRR.FF',
  content: 'F..F..e......FD',
  publishing: 'F..F..e......F.',
  design: 'F............F.',
  customCode: 'F............f.',
  media: 'F..F..F..E...FE',
  siteSettings: 'F............e.',
  products: 'F.Re..F..R...eD',
  orders: 'F.....Fr.......',
  fulfilment: 'F.....F........',
  refunds: 'F.....f........',
  commerceSettings: 'F.....R........',
  submissions: 'F..R..R..f...R.',
  comments: 'F..MMW.......M.',
  campaigns: 'F.R...R..F.....',
  scheduling: 'F.R....F..RE...',
  analytics: 'F.Rr..rr.r...R.',
  plan: 'FF.............',
  contributors: 'F..............',
  connections: 'F..............',
  transfer: 'F.....r......e.',
  auditLog: 'Fr.r.........r.',
};

const LETTERS = { full: 'F', edit: 'E', drafts: 'D', moderate: 'M', write: 'W', read: 'R' } as const;

function letterOf(role: Role, area: Area): string {
  const grant = grantOf(role, area);
  if (grant === null) return '.';
  return grant.scope === null ? LETTERS[grant.level] : LETTERS[grant.level].toLowerCase();
}

function may(roles: readonly number[], capability: Capability): boolean {
  return isAllowed({ roles, isOwner: false }, capability);
}

describe('capability matrix (AUT-2, USER-05)', () => {
  it('names all 15 roles of ENUM-10 and all 22 areas', () => {
    expect([...COLUMNS].sort()).toEqual(Object.keys(ROLES).sort());
    expect([...AREAS].sort()).toEqual(Object.keys(EXPECTED).sort());
    expect(AREAS).toHaveLength(22);
  });

  it.each(AREAS)('gives every role what the matrix says about %s', (area) => {
    expect(COLUMNS.map((name) => letterOf(ROLES[name], area)).join('')).toBe(EXPECTED[area]);
  });

  it('opens everything to the owner and nothing to somebody without a role', () => {
    for (const area of AREAS) {
      for (const level of LEVELS) {
        expect(isAllowed({ roles: [], isOwner: true }, `${area}.${level}`)).toBe(true);
        expect(may([], `${area}.${level}`)).toBe(false);
        expect(may([ROLES.none], `${area}.${level}`)).toBe(false);
        expect(may([ROLES.admin], `${area}.${level}`)).toBe(true);
      }
    }
  });

  it('lets only admins and store managers see orders; a scheduler only the own bookings', () => {
    const allowed = COLUMNS.filter((name) => may([ROLES[name]], 'orders.read'));
    expect(allowed).toEqual(['admin', 'storeManager']);
    expect(may([ROLES.scheduling], 'orders.read:ownBookings')).toBe(true);
    expect(may([ROLES.scheduling], 'orders.full:ownBookings')).toBe(false);
  });

  it('lets who edits texts of products see the products but not change stock', () => {
    expect(may([ROLES.editor], 'products.read')).toBe(true);
    expect(may([ROLES.editor], 'products.edit')).toBe(false);
    expect(may([ROLES.editor], 'products.edit:textAndImages')).toBe(true);
    expect(may([ROLES.storeManager], 'products.full')).toBe(true);
  });

  it('adds roles up', () => {
    expect(may([ROLES.billing, ROLES.reporting], 'products.read')).toBe(true);
    expect(may([ROLES.billing, ROLES.reporting], 'plan.full')).toBe(true);
    expect(may([ROLES.billing], 'products.read')).toBe(false);
  });

  it('grants nothing for a number that is no role (5) or an area that is none', () => {
    expect(may([5, 99, -1], 'products.read')).toBe(false);
    expect(may([ROLES.admin], 'constructor.read' as Capability)).toBe(false);
    expect(may([ROLES.admin], 'toString.full' as Capability)).toBe(false);
  });
});
