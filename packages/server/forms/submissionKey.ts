import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FormDeps } from './formDeps.ts';

/** FRM-3. */
const LIFE_MS = 2 * 3_600_000;
const VERSION = 'v1';
const RANDOM_BYTES = 16;
const KEY = /^v1\.([0-9a-z]{6,10})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/;

/** To whom a key belongs: a site, one form of it (empty: whichever it is used for first) and a visitor. */
export interface KeyOwner {
  readonly websiteId: string;
  readonly formId: string;
  readonly secret: string;
}

type KeyDeps = Pick<FormDeps, 'keyFor' | 'now'>;

/**
 * `v1.<issued>.<chance>.<signature>`: nothing is stored for a key that is never used. That it is used once is the database's
 * business: one submission per key (FRM-2).
 */
export function createSubmissionKey(deps: KeyDeps & Pick<FormDeps, 'randomBytes'>, owner: KeyOwner): string {
  const issued = deps.now().toString(36);
  const chance = Buffer.from(deps.randomBytes(RANDOM_BYTES)).toString('base64url');
  return [VERSION, issued, chance, signature(deps, owner, issued, chance).toString('base64url')].join('.');
}

/** Whether we gave this key to this visitor for this form (or for any), less than two hours ago. */
export function isSubmissionKey(deps: KeyDeps, owner: KeyOwner, key: string): boolean {
  return [owner, { ...owner, formId: '' }].some((each) => isKeyOfForm(deps, each, key));
}

/** The same for this form and no other. */
export function isKeyOfForm(deps: KeyDeps, owner: KeyOwner, key: string): boolean {
  const [, issued = '', chance = '', given = ''] = KEY.exec(key) ?? [];
  const age = deps.now() - Number.parseInt(issued, 36);
  if (given === '' || !(age >= 0 && age < LIFE_MS)) return false;
  const sent = Buffer.from(given, 'base64url');
  const own = signature(deps, owner, issued, chance);
  return own.length === sent.length && timingSafeEqual(own, sent);
}

function signature(deps: KeyDeps, owner: KeyOwner, issued: string, chance: string): Buffer {
  const visitor = createHash('sha256').update(owner.secret).digest('base64url');
  return createHmac('sha256', deps.keyFor('form-key'))
    .update([owner.websiteId, owner.formId, visitor, issued, chance].join('|'))
    .digest()
    .subarray(0, RANDOM_BYTES);
}

export function hashOf(...parts: readonly string[]): Buffer {
  const hash = createHash('sha256');
  // The lengths keep two lists with the same letters apart.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
}
