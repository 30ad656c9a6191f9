import { ROLES, type Role, type RoleName } from './roles.ts';

/** The levels of access to an area. Each level includes those before it. */
export const LEVELS = ['read', 'write', 'moderate', 'drafts', 'edit', 'full'] as const;
export type Level = (typeof LEVELS)[number];

/** The part of an area a grant is limited to, where it does not cover the whole. */
export type Scope =
  | 'billing'
  | 'campaigns'
  | 'content'
  | 'errors'
  | 'limited'
  | 'lists'
  | 'orders'
  | 'ownBookings'
  | 'ownerAllows'
  | 'products'
  | 'sales'
  | 'storePages'
  | 'textAndImages'
  | 'withoutDomains';

type GrantText = Level | `${Level}:${Scope}`;
type Row = Partial<Record<RoleName, GrantText>>;

/** The capability matrix (reliability 1.7). Admins have everything; what is not named is not granted. */
const MATRIX = {
  unpublishedSite: {
    editor: 'full',
    moderator: 'read',
    commenter: 'read',
    storeManager: 'full',
    scheduling: 'read',
    viewer: 'read',
    campaignsEditor: 'read',
    schedulingViewer: 'read',
    schedulingEditor: 'read',
    websiteManager: 'full',
    draftEditor: 'full',
  },
  content: { editor: 'full', storeManager: 'edit:storePages', websiteManager: 'full', draftEditor: 'drafts' },
  publishing: { editor: 'full', storeManager: 'edit:products', websiteManager: 'full' },
  design: { websiteManager: 'full' },
  customCode: { websiteManager: 'full:ownerAllows' },
  media: { editor: 'full', storeManager: 'full', campaignsEditor: 'edit', websiteManager: 'full', draftEditor: 'edit' },
  siteSettings: { websiteManager: 'edit:withoutDomains' },
  products: {
    reporting: 'read',
    editor: 'edit:textAndImages',
    storeManager: 'full',
    campaignsEditor: 'read',
    websiteManager: 'edit:textAndImages',
    draftEditor: 'drafts',
  },
  orders: { storeManager: 'full', scheduling: 'read:ownBookings' },
  fulfilment: { storeManager: 'full' },
  refunds: { storeManager: 'full:limited' },
  commerceSettings: { storeManager: 'read' },
  submissions: { editor: 'read', storeManager: 'read', campaignsEditor: 'full:lists', websiteManager: 'read' },
  comments: { editor: 'moderate', moderator: 'moderate', commenter: 'write', websiteManager: 'moderate' },
  campaigns: { reporting: 'read', storeManager: 'read', campaignsEditor: 'full' },
  scheduling: { reporting: 'read', scheduling: 'full', schedulingViewer: 'read', schedulingEditor: 'edit' },
  analytics: {
    reporting: 'read',
    editor: 'read:content',
    storeManager: 'read:sales',
    scheduling: 'read:ownBookings',
    campaignsEditor: 'read:campaigns',
    websiteManager: 'read',
  },
  plan: { billing: 'full' },
  contributors: {},
  connections: {},
  transfer: { storeManager: 'read:orders', websiteManager: 'edit:content' },
  auditLog: { billing: 'read:billing', editor: 'read:errors', websiteManager: 'read:errors' },
} as const satisfies Record<string, Row>;

export type Area = keyof typeof MATRIX;
export const AREAS = Object.keys(MATRIX) as readonly Area[];

/** What a route asks for: `orders.read`, or a part of it, `orders.read:ownBookings`. */
export type Capability = `${Area}.${Level}` | `${Area}.${Level}:${Scope}`;

export interface Grant {
  readonly level: Level;
  /** Null: the whole area. */
  readonly scope: Scope | null;
}

/** A user's position on a site. The owner is a flag, not a role. It opens everything. */
export interface Member {
  readonly roles: readonly number[];
  readonly isOwner: boolean;
}

/** Scopes that limit what may be changed; who has them sees the whole area. All others also limit what may be seen. */
const SEEN_WHOLE: ReadonlySet<Scope> = new Set<Scope>(['textAndImages', 'storePages', 'withoutDomains', 'limited']);

/** What one role has in an area; null for nothing. */
export function grantOf(role: Role, area: Area): Grant | null {
  if (role === ROLES.admin) return { level: 'full', scope: null };
  const row: Row = MATRIX[area];
  const name = (Object.keys(row) as RoleName[]).find((each) => ROLES[each] === role);
  return name === undefined ? null : parseGrant(row[name] ?? 'read');
}

/** The parts of a capability; null for a text that is none. */
export function parseCapability(
  text: string,
): { readonly area: Area; readonly level: Level; readonly scope: Scope | null } | null {
  const dot = text.indexOf('.');
  const area = text.slice(0, Math.max(0, dot));
  const grant = parseGrant(text.slice(dot + 1) as GrantText);
  const isKnown = Object.hasOwn(MATRIX, area) && LEVELS.includes(grant.level);
  return isKnown ? { area: area as Area, ...grant } : null;
}

/** Reports whether a member may do that. Roles add up. Unknown numbers and unknown capabilities open nothing. */
export function isAllowed(member: Member, capability: Capability): boolean {
  const wanted = parseCapability(capability);
  if (wanted === null) return false;
  if (member.isOwner) return true;
  return member.roles.some((role) => {
    const grant = grantOf(role as Role, wanted.area);
    return grant !== null && covers(grant, wanted);
  });
}

function covers(grant: Grant, wanted: Grant): boolean {
  if (LEVELS.indexOf(grant.level) < LEVELS.indexOf(wanted.level)) return false;
  if (grant.scope === null || grant.scope === wanted.scope) return true;
  return wanted.level === 'read' && SEEN_WHOLE.has(grant.scope);
}

function parseGrant(text: GrantText): Grant {
  const [level, scope] = text.split(':') as [Level, Scope?];
  return { level, scope: scope ?? null };
}
