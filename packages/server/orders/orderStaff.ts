import type { Member } from '@quoin/domain/access';
import type { Actor } from '../audit/index.ts';
import type { EventActor } from './storage/insertOrder.ts';

/** A user or program that acts on the shop's orders, with its permissions. */
export interface OrderStaff extends Member {
  /** Null: a program with a key; without a name, the product itself by a job. */
  readonly accountId: string | null;
  /** As people read it. */
  readonly name: string;
}

export function eventActor({ accountId, name }: OrderStaff): EventActor {
  if (accountId !== null) return { kind: 'staff', name };
  return name === '' ? { kind: 'system', name } : { kind: 'api', name };
}

export function auditActor({ accountId, name }: OrderStaff): Actor {
  return { accountId, name };
}

/** The buyer, who is known by the link alone. */
export const BUYER: EventActor = { kind: 'customer', name: '' };

/** What the product does by itself when its time has come. */
export const BY_ITSELF: OrderStaff = { accountId: null, name: '', roles: [], isOwner: false };
