import { type Capability, isAllowed, type Member } from '@quoin/domain/access';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';

/** A screen of the app that one goes to by name. */
export interface Place {
  readonly to: NonNullable<LinkProps['to']>;
  readonly text: string;
  /** What one must be allowed to see it, or one of several things; everybody of the site when left out. */
  readonly needs?: Capability | readonly Capability[];
  /** Further words that people look for it with. */
  readonly also?: string;
  /** Only this address, not those below it, is this place. */
  readonly isExact?: boolean;
  /** A number next to it that indicates something to look at. */
  readonly mark?: 'templateProblems';
}

/** A place at the top of the tree. */
export interface TopPlace extends Place {
  readonly icon: LucideIcon;
}

/** Places of one subject, in the order of how often one goes there. */
export interface PlaceGroup {
  readonly id: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly places: readonly Place[];
  /** Shown only for sites with a page of products. */
  readonly isOfStore?: boolean;
}

export type TreeEntry = TopPlace | PlaceGroup;

export const isGroup = (entry: TreeEntry): entry is PlaceGroup => 'places' in entry;

/** Reports whether a member's roles open it. */
export function isPlaceOpen(member: Member, { needs }: Pick<Place, 'needs'>): boolean {
  if (needs === undefined) return true;
  return (typeof needs === 'string' ? [needs] : needs).some((capability) => isAllowed(member, capability));
}

/** Whether the address is this place or a screen below it. */
export function isAtPlace({ to, isExact }: Pick<Place, 'to' | 'isExact'>, site: string, path: string): boolean {
  const address = String(to).replace('$site', encodeURIComponent(site));
  return path === address || (isExact !== true && path.startsWith(`${address}/`));
}
