import type { Deps } from '../deps.ts';
import type { MemberSessions } from '../platform/http/sitePipeline.ts';
import { createPasswords, createSignInDelays, type Passwords } from '../team/index.ts';
import type { MemberAreaWork, MemberDeps } from './memberDeps.ts';
import { currentMember } from './memberSessions.ts';

/** What is built once for the members of all sites: how passwords are hashed, who has to wait, who holds a session. */
export interface Members extends MemberDeps, MemberSessions {}

export function createMembers(
  deps: Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'> & Pick<MemberDeps, 'config'>,
  areas: MemberAreaWork,
  passwords: Passwords = createPasswords(),
): Members {
  const { db, now, randomBytes, keyFor, config } = deps;
  const built: MemberDeps = {
    ...{ db, now, randomBytes, keyFor, config },
    passwords,
    areas,
    delays: createSignInDelays(db, now),
  };
  return { ...built, currentMember: (websiteId, token) => currentMember(built, websiteId, token) };
}
