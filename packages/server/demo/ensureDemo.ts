import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Deps } from '../deps.ts';
import { deleteUnfinishedWebsites, hasAnyWebsite } from '../siteMaking/index.ts';
import { findSiteId } from '../sites/index.ts';
import type { Accounts } from '../team/index.ts';
import { findAccountByEmail } from '../team/index.ts';
import { createDemoSite } from './createDemoSite.ts';
import type { Demo } from './demos.ts';
import { planSampleData } from './sample/planSampleData.ts';

export interface OwnerSignIn {
  readonly email: string;
  readonly password: string;
}

/** Kept so that later starts can say it again; removing the file or changing the password ends that. */
const SIGN_IN_FILE = 'demo-owner.json';
export const OWNER_EMAIL = 'owner@example.com';
export const OWNER_NAME = 'Demo Owner';

type EnsureDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now' | 'randomBytes' | 'config'>;

/**
 * Makes the demo site and its owner on an empty installation, or next to existing sites if a demo was requested by
 * name. Returns the owner's sign-in while it is still kept. `sampleDataUntil`: the shop gets sample data that ends
 * then.
 */
export async function ensureDemo(
  deps: EnsureDeps,
  accounts: Accounts,
  options: { demo: Demo; isAskedFor: boolean; sampleDataUntil?: number | null; onStart: () => void },
): Promise<OwnerSignIn | null> {
  const file = join(deps.config.dataDir, SIGN_IN_FILE);
  await deps.db.acrossSites((trx) => deleteUnfinishedWebsites(trx));
  const isEmpty = !(await deps.db.acrossSites((trx) => hasAnyWebsite(trx)));
  if (!isEmpty && !(options.isAskedFor && (await isMissing(deps, options.demo)))) return readSignIn(file);
  options.onStart();
  const signIn = readSignIn(file) ?? makeSignIn(file);
  const accountId = await ownerAccount(deps, accounts, signIn);
  await createDemoSite(deps, options.demo, async (site) => {
    await accounts.addMember({ websiteId: site.id, accountId, roles: [1], isOwner: true });
    if (options.sampleDataUntil != null) await planSampleData(deps, site.id, options.sampleDataUntil);
  });
  return signIn;
}

async function isMissing(deps: EnsureDeps, { identifier }: Demo): Promise<boolean> {
  return (await deps.db.acrossSites((trx) => findSiteId(trx, identifier))) === null;
}

function readSignIn(file: string): OwnerSignIn | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OwnerSignIn) : null;
}

/** Kept before the account is made: a start that is cut off can go on with the same password. */
function makeSignIn(file: string): OwnerSignIn {
  const signIn = { email: OWNER_EMAIL, password: randomBytes(9).toString('base64url') };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(signIn), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return signIn;
}

async function ownerAccount(deps: EnsureDeps, accounts: Accounts, signIn: OwnerSignIn): Promise<string> {
  const made = await accounts.createAccount({ ...signIn, displayName: OWNER_NAME });
  if (made.ok) return made.value;
  const held = await deps.db.acrossSites((trx) => findAccountByEmail(trx, signIn.email));
  if (made.problem.code !== 'emailTaken' || !held) {
    throw new Error(`The demo's owner could not be made: ${made.problem.code}`);
  }
  return held.id;
}
