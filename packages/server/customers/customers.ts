import { type CustomerDetails, decideCustomerDetails, type MemberCode, tidyCustomerName } from '@quoin/domain/access';
import { money, toDecimalString } from '@quoin/domain/money';
import type { SavedAddress } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { stringify } from 'csv-stringify/sync';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { MemberDeps } from '../members/index.ts';
import {
  changeMember,
  countLiveSessions,
  deleteSessionsOf,
  findSiteUser,
  listSavedAddresses,
  lockSiteUser,
  sendResetLink,
} from '../members/index.ts';
import {
  type CustomerOrderRow,
  type CustomerQuery,
  type CustomerRow,
  findCustomer,
  listCustomers,
  listCustomerTags,
  listOrdersOfCustomer,
  mergeCustomerRows,
  saveCustomerDetails,
  type WholeCustomer,
} from '../orders/index.ts';
import type { Site } from '../sites/index.ts';

type CustomerDeps = Pick<Deps, 'db'>;

export interface CustomerPage {
  readonly rows: readonly CustomerRow[];
  readonly total: number;
  readonly tags: readonly string[];
}

export function listCustomerPage(deps: CustomerDeps, websiteId: string, query: CustomerQuery): Promise<CustomerPage> {
  return deps.db.inSite({ websiteId }, async (trx) => ({
    ...(await listCustomers(trx, websiteId, query)),
    tags: await listCustomerTags(trx, websiteId),
  }));
}

export interface CustomerFile {
  readonly customer: WholeCustomer;
  readonly orders: readonly CustomerOrderRow[];
  readonly addresses: readonly SavedAddress[];
  readonly sessionCount: number;
}

export function loadCustomer(deps: CustomerDeps, websiteId: string, id: string): Promise<CustomerFile | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const customer = await findCustomer(trx, websiteId, id);
    if (customer === null) return null;
    return {
      customer,
      orders: await listOrdersOfCustomer(trx, websiteId, id),
      addresses: await listSavedAddresses(trx, websiteId, id),
      sessionCount: await countLiveSessions(trx, websiteId, id),
    };
  });
}

export interface CustomerEdit extends CustomerDetails {
  readonly revision: number;
  readonly fullName: string;
}

/** Saves the shop's notes about a customer. Never overwrites another user's newer version. */
export async function saveCustomer(
  deps: CustomerDeps,
  websiteId: string,
  id: string,
  edit: CustomerEdit,
  actor: Actor,
): Promise<Outcome<null, MemberCode>> {
  const fullName = tidyCustomerName(edit.fullName);
  if (fullName === null) return refuse('customerNameTooLong', { field: 'fullName' });
  const decided = decideCustomerDetails(edit);
  if (!decided.ok) return decided;
  const { notes, tags, isTaxExempt, acceptsMarketing } = decided.value;
  return deps.db.inSite({ websiteId }, async (trx) => {
    const before = await findCustomer(trx, websiteId, id);
    if (before === null) return refuse('customerUnknown');
    const changes = { revision: edit.revision, fullName, notes, tags, isTaxExempt, acceptsMarketing };
    if (!(await saveCustomerDetails(trx, websiteId, id, changes))) return refuse('customerChanged');
    const details = { taxExempt: { from: before.isTaxExempt, to: isTaxExempt }, tagCount: tags.length };
    await recordAudit(trx, { websiteId, actor, action: 'customer.update', subjectId: id, details });
    return accept(null);
  });
}

/** A guest's orders join another customer's; two accounts stay apart. */
export async function mergeCustomers(
  deps: CustomerDeps,
  websiteId: string,
  { from, into }: { readonly from: string; readonly into: string },
  actor: Actor,
): Promise<Outcome<null, MemberCode>> {
  if (from === into) return refuse('customerSame');
  return deps.db.inSite({ websiteId }, async (trx) => {
    const [first, second] = [from, into].sort() as [string, string];
    const locked = [await lockSiteUser(trx, websiteId, first), await lockSiteUser(trx, websiteId, second)];
    const guest = locked.find((user) => user?.id === from);
    if (locked.includes(null) || guest == null) return refuse('customerUnknown');
    if (guest.passwordHash !== null) return refuse('customerHasAccount');
    await mergeCustomerRows(trx, websiteId, { from, into });
    await recordAudit(trx, { websiteId, actor, action: 'customer.merge', subjectId: into, details: { merged: from } });
    return accept(null);
  });
}

/** Mails a link for a new password to a member who asks the shop for help. */
export async function resendReset(
  deps: CustomerDeps & Pick<MemberDeps, 'config' | 'randomBytes'>,
  site: Site,
  id: string,
  actor: Actor,
): Promise<Outcome<null, MemberCode>> {
  const websiteId = site.id;
  return deps.db.inSite({ websiteId }, async (trx) => {
    const user = await findSiteUser(trx, websiteId, id);
    if (user === null) return refuse('customerUnknown');
    if (user.passwordHash === null) return refuse('customerNoAccount');
    await sendResetLink(deps, trx, site, user.email);
    await recordAudit(trx, { websiteId, actor, action: 'customer.sendReset', subjectId: id });
    return accept(null);
  });
}

/** Every session of the customer is dead from the next request on (SES-3). */
export async function signOutCustomer(
  deps: CustomerDeps,
  websiteId: string,
  id: string,
  actor: Actor,
): Promise<Outcome<null, MemberCode>> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    if ((await lockSiteUser(trx, websiteId, id)) === null) return refuse('customerUnknown');
    await changeMember(trx, websiteId, id, { endsSessions: true });
    await deleteSessionsOf(trx, websiteId, id);
    await recordAudit(trx, { websiteId, actor, action: 'customer.signOut', subjectId: id });
    return accept(null);
  });
}

const MAX_EXPORT = 50_000;
const EXPORT_TIMEOUT_MS = 60_000;

/** The customers of a list as a spreadsheet; texts that one would take for formulas are guarded (SC-42). */
export async function exportCustomers(
  deps: CustomerDeps,
  site: Site,
  query: CustomerQuery,
  actor: Actor,
): Promise<string> {
  const websiteId = site.id;
  const rows = await deps.db.inSite(
    { websiteId },
    async (trx) => {
      const found = await listCustomers(trx, websiteId, { ...query, offset: 0, limit: MAX_EXPORT });
      const details = { count: found.rows.length };
      await recordAudit(trx, { websiteId, actor, action: 'customer.exportList', details });
      return found.rows;
    },
    { statementTimeoutMs: EXPORT_TIMEOUT_MS },
  );
  const header = [
    'Email',
    'Name',
    'Account',
    'Accepts marketing',
    'Tax exempt',
    'Tags',
    'Orders',
    'Spent',
    'Currency',
    'Last order',
    'Since',
  ];
  const yes = (flag: boolean) => (flag ? 'yes' : 'no');
  const cells = rows.map((row) => [
    ...[
      row.email,
      row.fullName,
      yes(row.hasAccount),
      yes(row.acceptsMarketing),
      yes(row.isTaxExempt),
      row.tags.join(', '),
    ],
    ...[String(row.orderCount), toDecimalString(money(row.spent, site.currency)), site.currency],
    ...[row.lastOrderAt?.toISOString() ?? '', row.createdAt.toISOString()],
  ]);
  return stringify([header, ...cells], { bom: true, record_delimiter: 'windows', escape_formulas: true });
}
