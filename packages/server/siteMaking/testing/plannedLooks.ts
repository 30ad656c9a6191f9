import { expect } from 'vitest';
import type { TestDatabase } from '../../testing/database.ts';

/** What every site is looked after for, trash of its media aside, which is looked at only while there is some. */
const ALWAYS = ['cart.sweep', 'document.sweep', 'form.sweep', 'insight.pack', 'insight.sweep', 'order.cancelUnpaid'];

/** No look of a site waits for the next start of the product: each is owed once, from now on. */
export async function expectPlannedLooks(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  websiteId: string,
  { hasMediaTrash = false } = {},
): Promise<void> {
  const rows = await asOwner<{ kind: string }>('select kind from job where website_id = $1 order by kind', [websiteId]);
  const looks = rows.map(({ kind }) => kind).filter((kind) => LOOKS.has(kind));
  expect(looks).toEqual([...ALWAYS, ...(hasMediaTrash ? ['media.sweep'] : []), 'recording.sweep'].toSorted());
}

const LOOKS = new Set([...ALWAYS, 'media.sweep', 'recording.sweep']);
