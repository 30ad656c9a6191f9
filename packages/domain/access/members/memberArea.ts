import type { Problem } from '@quoin/domain/problem';
import type { JoiningCode } from './joiningArea.ts';
import { AREA_JOININGS, type AreaJoining } from './memberAccess.ts';

/** An area as its owner enters it. */
export interface MemberAreaDraft {
  readonly name: string;
  /** Plain text for people who are not in it yet. */
  readonly description: string;
  readonly joining: AreaJoining;
  /** Products that open it, bought once or subscribed to; only where joining is paid. */
  readonly productIds: readonly string[];
}

export const MEMBER_AREA_LIMITS = { name: 80, description: 500, products: 20, areas: 50, added: 200 } as const;

export type MemberAreaCode =
  | 'areaNameMissing'
  | 'areaNameTooLong'
  | 'areaDescriptionTooLong'
  | 'areaProductsMissing'
  | 'areaTooManyProducts'
  | 'areaProductUnknown'
  | 'areaUnknown'
  | 'areaChanged'
  | 'areaTooMany'
  | JoiningCode
  | 'areaRequestGone'
  | 'areaInvitationDead'
  | 'areaInvitedOften'
  | 'areaEmailInvalid'
  | 'areaTooManyAddresses';

/** Tidied, and everything that keeps it from being saved, each with its input. */
export function tidyMemberArea(draft: MemberAreaDraft): MemberAreaDraft {
  const joining = AREA_JOININGS.find((kind) => kind === draft.joining) ?? 'invited';
  return {
    name: draft.name.trim().replace(/\s+/g, ' '),
    description: draft.description.trim(),
    joining,
    productIds: joining === 'paid' ? [...new Set(draft.productIds)] : [],
  };
}

export function memberAreaProblems(draft: MemberAreaDraft): readonly Problem<MemberAreaCode>[] {
  const { name, description, products } = MEMBER_AREA_LIMITS;
  const found: Problem<MemberAreaCode>[] = [];
  if (draft.name === '') found.push({ code: 'areaNameMissing', field: 'name' });
  if (draft.name.length > name) found.push({ code: 'areaNameTooLong', field: 'name', values: { max: name } });
  if (draft.description.length > description)
    found.push({ code: 'areaDescriptionTooLong', field: 'description', values: { max: description } });
  if (draft.joining === 'paid' && draft.productIds.length === 0)
    found.push({ code: 'areaProductsMissing', field: 'productIds' });
  if (draft.productIds.length > products)
    found.push({ code: 'areaTooManyProducts', field: 'productIds', values: { max: products } });
  return found;
}
