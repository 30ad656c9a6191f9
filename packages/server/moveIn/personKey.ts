import { createHash } from 'node:crypto';

/** Finds a person of a file again without keeping the address: who is erased leaves none behind. */
export function personKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
