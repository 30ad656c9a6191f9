import { createHash } from 'node:crypto';
import {
  type FileReview,
  findByHandle,
  REVIEW_FILE_LIMIT,
  type ReviewFileProblem,
  type ReviewImportCode,
  readReviewFile,
} from '@quoin/domain/catalog';
import { decodeText } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import { decodeBytes } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion, type Site } from '../sites/index.ts';
import { insertReview, listProductHandles, listReviewIds } from './storage/reviews.ts';

const TIMEOUT_MS = 60_000;

export interface ReviewImport {
  /** Not here yet. */
  readonly created: number;
  /** Here already: the same file a second time brings nothing. */
  readonly known: number;
  readonly problems: readonly ReviewFileProblem[];
}

/** What a file of reviews brings; `isDryRun` only tells. Pictures of such files lie elsewhere and stay there. */
export async function importReviews(
  { db }: Pick<Deps, 'db'>,
  site: Pick<Site, 'id' | 'language'>,
  { bytes, isDryRun, actor }: { readonly bytes: Uint8Array; readonly isDryRun: boolean; readonly actor: Actor },
): Promise<Outcome<ReviewImport, ReviewImportCode>> {
  const decoded = decodeText(bytes, decodeBytes);
  if (decoded === null) return refuse('reviewFileUnreadable');
  const file = readReviewFile(decoded.text, site.language);
  if (file.brokenAt !== null) return refuse('reviewFileBroken', { values: { line: file.brokenAt } });
  if (file.rows === 0) return refuse('reviewFileEmpty');
  if (file.rows > REVIEW_FILE_LIMIT) return refuse('reviewFileTooLong', { values: { max: REVIEW_FILE_LIMIT } });
  const websiteId = site.id;
  return db.inSite(
    { websiteId },
    async (trx) => {
      const products = await listProductHandles(trx, websiteId);
      const unknown = file.reviews.filter((review) => findByHandle(products, review) === undefined);
      const problems = [...file.problems, ...unknown.map(toUnknown)].toSorted((one, other) => one.line - other.line);
      const found = new Map(
        file.reviews
          .filter((review) => !unknown.includes(review))
          .map((review) => [idOf(websiteId, review), review] as const),
      );
      const known = await listReviewIds(trx, websiteId, [...found.keys()]);
      const fresh = [...found].filter(([id]) => !known.has(id));
      if (!isDryRun && fresh.length > 0) {
        for (const [id, review] of fresh)
          await insertReview(trx, websiteId, {
            ...review,
            ...{ id, itemId: findByHandle(products, review)!, language: site.language },
            writtenAt: momentOf(review, trx.now()),
          });
        await bumpPublishedVersion(trx, websiteId);
        await recordAudit(trx, { websiteId, actor, action: 'reviews.import', details: { reviews: fresh.length } });
      }
      return accept({ created: fresh.length, known: found.size - fresh.length, problems });
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}

function toUnknown({ line, handle }: FileReview): ReviewFileProblem {
  return { line, code: 'reviewHandleUnknown', values: { value: handle.slice(0, 80) } };
}

/** Returns the same id for the same row, whichever file it is in. */
function idOf(websiteId: string, { handle, name, email, writtenOn, stars, title, body }: FileReview): string {
  const row = JSON.stringify([websiteId, handle, name, email.toLowerCase(), writtenOn, stars, title, body]);
  const hex = createHash('sha256').update(row).digest('hex');
  // The form of a UUID of one's own making (RFC 9562, version 8).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A day without a clock is its noon: the same day nearly everywhere. */
function momentOf({ writtenOn }: FileReview, now: Date): Date {
  const text = /^\d{4}-\d{2}-\d{2}$/.test(writtenOn) ? `${writtenOn}T12:00:00Z` : writtenOn;
  const moment = new Date(text.includes('T') && /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(moment.getTime()) || moment > now ? now : moment;
}
