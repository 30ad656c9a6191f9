import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../../deps.ts';
import { hasAnyWebsite } from '../../storage/newSite.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { createDemoSite } from './createDemoSite.ts';

export interface OwnerSignIn {
  readonly email: string;
  readonly password: string;
}

/** Kept so that later starts can say it again; removing the file or changing the password ends that. */
const SIGN_IN_FILE = 'demo-owner.json';
const OWNER_EMAIL = 'owner@example.com';
const OWNER_NAME = 'Demo Owner';

type EnsureDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now' | 'randomBytes' | 'config'>;

/** On an empty installation: makes the demo site and its owner. Answers the owner's sign-in while it is still kept. */
export async function ensureDemo(
  deps: EnsureDeps,
  accounts: Accounts,
  options: { folder: string; onStart: () => void },
): Promise<OwnerSignIn | null> {
  const file = join(deps.config.dataDir, SIGN_IN_FILE);
  const isEmpty = !(await deps.db.acrossSites((trx) => hasAnyWebsite(trx)));
  if (!isEmpty) return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OwnerSignIn) : null;
  options.onStart();
  const site = await createDemoSite(deps, options.folder);
  const signIn = { email: OWNER_EMAIL, password: randomBytes(9).toString('base64url') };
  const account = await accounts.createAccount({ ...signIn, displayName: OWNER_NAME });
  if (!account.ok) throw new Error(`The demo's owner could not be made: ${account.problem.code}`);
  await accounts.addMember({ websiteId: site.id, accountId: account.value, roles: [1], isOwner: true });
  writeFileSync(file, JSON.stringify(signIn), { mode: 0o600 });
  return signIn;
}
