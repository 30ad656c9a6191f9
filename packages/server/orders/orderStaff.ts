import type { Member } from '@quoin/domain/access';
import type { Actor } from '../audit/index.ts';
import type { EventActor } from './storage/orders.ts';

/** Somebody of the shop who acts on orders, with what they may do. */
export interface OrderStaff extends Member {
  /** Null: the product itself, by a job. */
  readonly accountId: string | null;
  /** As people read it. */
  readonly name: string;
}

export function eventActor({ accountId, name }: OrderStaff): EventActor {
  return accountId === null ? { kind: 'system', name: '' } : { kind: 'staff', name };
}

export function auditActor({ accountId, name }: OrderStaff): Actor {
  return { accountId, name };
}

/** The buyer, who is known by the link alone. */
export const BUYER: EventActor = { kind: 'customer', name: '' };

/** What the product does by itself when its time has come. */
export const BY_ITSELF: OrderStaff = { accountId: null, name: '', roles: [], isOwner: false };
