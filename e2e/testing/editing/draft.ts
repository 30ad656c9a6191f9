import { randomUUID } from 'node:crypto';
import { type AppDocumentResponse, appDocumentChangesPath, appDocumentPath } from '@quoin/contract/endpoints/content';
import { type Edit, edit, type Json, type RecordKey, valueAt } from '@quoin/domain/document';
import { accepted } from '../buying/purchase.ts';
import type { Owner } from '../owner.ts';
import { bodyOf } from '../visitor.ts';

/** Values of the demo site's draft, set as another window of the owner's would. */
export async function changeRecords(
  owner: Owner,
  wanted: readonly { readonly key: RecordKey; readonly path: readonly string[]; readonly now: Json }[],
): Promise<void> {
  const { revision, records } = bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath('demo')));
  const known = new Map(records);
  const edits: readonly Edit[] = wanted.map(({ key, path, now }) =>
    edit(key, path, valueAt(known, { key, path }), now),
  );
  const changes = [{ id: randomUUID(), command: 'test', label: 'Change', edits }];
  const body = { base: revision, changes, at: { page: '', key: '' } };
  const answer = accepted(await owner.visitor.send('POST', appDocumentChangesPath('demo'), body));
  const { refused } = bodyOf<{ refused: unknown }>(answer);
  if (refused !== null) throw new Error(`Refused: ${JSON.stringify(refused)}`);
}

/** The same, and all of the draft is published. */
export async function publishRecords(owner: Owner, wanted: Parameters<typeof changeRecords>[1]): Promise<void> {
  await changeRecords(owner, wanted);
  const publication = { pages: null, at: null, note: '' };
  accepted(await owner.visitor.send('POST', `${appDocumentPath('demo')}/publication`, publication));
}

/** The page at this address. */
export async function pageKeyOf(owner: Owner, urlId: string): Promise<RecordKey> {
  const { records } = bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath('demo')));
  const found = records.find(([, record]) => record.urlId === urlId);
  if (found === undefined) throw new Error(`No page is at /${urlId}.`);
  return found[0];
}
