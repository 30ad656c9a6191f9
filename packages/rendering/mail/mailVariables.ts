import { isRecord } from '@quoin/template';
import { type MailData, seenData } from './mailKind.ts';

/** A name that a mail's templates may use. */
export interface MailVariable {
  /** `order.number`; below a list its members are seen from inside: `title`. */
  readonly path: string;
  /** `list`: for `{.repeated section path}`; its `members` are the names of one entry. `group`: for `{.section path}`. */
  readonly type: 'text' | 'choice' | 'list' | 'group';
  /** What the sample says; empty for lists and groups. */
  readonly example: string;
  readonly members: readonly MailVariable[];
}

const MAX_EXAMPLE = 80;

/** Everything a kind's templates may use, read off its sample: nothing to keep in step by hand. */
export function mailVariables(data: MailData): readonly MailVariable[] {
  return membersOf(seenData(data), '');
}

function membersOf(value: Readonly<Record<string, unknown>>, prefix: string): readonly MailVariable[] {
  return Object.entries(value).flatMap(([name, each]): readonly MailVariable[] => {
    const path = `${prefix}${name}`;
    if (Array.isArray(each)) return [{ path, type: 'list', example: '', members: entryMembers(each[0]) }];
    if (isRecord(each)) return membersOf(each, `${path}.`);
    if (each === null || each === undefined) return [{ path, type: 'group', example: '', members: [] }];
    if (typeof each === 'boolean') return [{ path, type: 'choice', example: String(each), members: [] }];
    return [{ path, type: 'text', example: String(each).slice(0, MAX_EXAMPLE), members: [] }];
  });
}

function entryMembers(entry: unknown): readonly MailVariable[] {
  if (isRecord(entry)) return membersOf(entry, '');
  return [{ path: '@', type: 'text', example: String(entry ?? '').slice(0, MAX_EXAMPLE), members: [] }];
}
