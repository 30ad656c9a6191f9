import type { WireDigitalFile } from '@quoin/contract/endpoints/store';
import { toWireFieldProblems } from '@quoin/contract/problems';
import { catalogEditSentence } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest } from '../../platform/http/route.ts';
import type { EditCode, Edited, Editing } from '../products/editing.ts';
import type { DigitalFile } from '../storage/digitalFiles.ts';

/** @throws where the pipeline let somebody in without a session: a fault. */
export function editingOf(request: AppRequest): Editing {
  const { staff } = request;
  if (staff === null) throw new Error('This route belongs to the staff.');
  return { site: siteOf(request), actor: { accountId: staff.accountId, name: staff.displayName || staff.email } };
}

/** What is no longer there is 404; everything else an owner can put right: 422 with every field at fault. */
const MISSING: ReadonlySet<EditCode> = new Set<EditCode>(['productMissing', 'storePageMissing']);

/** An edit as an answer; a clash that the route did not answer itself is 409. */
export function editReply<Value>(edited: Edited<Value>, replyTo: (value: Value) => Reply): Reply {
  return edited.kind === 'done' ? replyTo(edited.value) : refusedEdit(edited);
}

export function refusedEdit(edited: Exclude<Edited<unknown>, { readonly kind: 'done' }>): Reply {
  const problems = edited.kind === 'refused' ? edited.problems : [{ code: 'revisionChanged' } as const];
  return problemsReply(problems, edited.kind === 'clash' ? 409 : 422);
}

export function problemsReply(problems: readonly Problem<EditCode>[], status: number): Reply {
  const [first] = problems;
  const isMissing = first !== undefined && MISSING.has(first.code) && first.field === undefined;
  const wire = toWireFieldProblems(problems, catalogEditSentence);
  const errorKey = problems.length === 1 && first !== undefined ? first.code : wire.errorKey;
  return json({ ...wire, errorKey }, { status: isMissing ? 404 : status });
}

export function toWireFile({ id, filename, byteSize }: DigitalFile): WireDigitalFile {
  return { id, filename, byteSize };
}
