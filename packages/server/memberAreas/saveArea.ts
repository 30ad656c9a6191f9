import {
  MEMBER_AREA_LIMITS,
  type MemberAreaCode,
  type MemberAreaDraft,
  memberAreaProblems,
  tidyMemberArea,
} from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import { loadProducts } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import {
  deleteMemberArea,
  insertMemberArea,
  listMemberAreas,
  lockMemberArea,
  saveMemberArea,
} from './storage/memberAreas.ts';

type Problems = readonly Problem<MemberAreaCode>[];

interface Acting {
  readonly websiteId: string;
  readonly actor: Actor;
}

/** Makes an area; every problem of what was entered, none when it is made. */
export function createArea({ db }: Pick<Deps, 'db'>, who: Acting, entered: MemberAreaDraft): Promise<Problems> {
  const draft = tidyMemberArea(entered);
  return db.inSite({ websiteId: who.websiteId }, async (trx) => {
    const held = await listMemberAreas(trx, who.websiteId);
    const { areas: max } = MEMBER_AREA_LIMITS;
    if (held.length >= max) return [{ code: 'areaTooMany', values: { max } }];
    const problems = await problemsOf(trx, who.websiteId, draft, []);
    if (problems.length > 0) return problems;
    const subjectId = await insertMemberArea(trx, who.websiteId, draft);
    await recordAudit(trx, { ...who, action: 'memberArea.create', subjectId, subjectTitle: draft.name });
    return [];
  });
}

/** Changes one that nobody else has changed since it was opened. */
export function changeArea(
  { db }: Pick<Deps, 'db'>,
  who: Acting,
  wanted: MemberAreaDraft & { readonly id: string; readonly revision: number },
): Promise<Problems> {
  const draft = tidyMemberArea(wanted);
  return db.inSite({ websiteId: who.websiteId }, async (trx) => {
    const held = await lockMemberArea(trx, who.websiteId, wanted.id);
    if (held === null) return [{ code: 'areaUnknown' }];
    if (held.revision !== wanted.revision) return [{ code: 'areaChanged' }];
    const problems = await problemsOf(trx, who.websiteId, draft, held.productIds);
    if (problems.length > 0) return problems;
    await saveMemberArea(trx, who.websiteId, { ...draft, id: held.id });
    const details = { before: held, after: draft };
    await recordAudit(trx, {
      ...{ ...who, action: 'memberArea.update', subjectId: held.id, subjectTitle: draft.name },
      details,
    });
    return [];
  });
}

/** Deletes an area. Its pages are open to nobody until the owner grants access to them. */
export function deleteArea({ db }: Pick<Deps, 'db'>, who: Acting, id: string): Promise<Problems> {
  return db.inSite({ websiteId: who.websiteId }, async (trx) => {
    const held = await lockMemberArea(trx, who.websiteId, id);
    if (held === null) return [{ code: 'areaUnknown' }];
    await deleteMemberArea(trx, who.websiteId, id);
    await recordAudit(trx, { ...who, action: 'memberArea.delete', subjectId: id, subjectTitle: held.name });
    return [];
  });
}

/** `held`: products it already has. One of them may be deleted, and people who bought it stay in. */
async function problemsOf(
  trx: SiteTransaction,
  websiteId: string,
  draft: MemberAreaDraft,
  held: readonly string[],
): Promise<Problems> {
  const problems = memberAreaProblems(draft);
  if (problems.length > 0) return problems;
  const products = await loadProducts(trx, websiteId, draft.productIds);
  const isUnknown = draft.productIds.some((id) => !products.has(id) && !held.includes(id));
  return isUnknown ? [{ code: 'areaProductUnknown', field: 'productIds' }] : [];
}
