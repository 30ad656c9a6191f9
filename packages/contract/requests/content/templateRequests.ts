import { PREVIEW_LIMITS, type TemplatePreviewRequest } from '@quoin/contract/endpoints/content';
import { type Outcome, refuse } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** A page of the site's own, never another address. */
const path = z
  .string()
  .max(2000)
  .regex(/^\/(?!\/)[^\\\p{Cc}]*$/u);
/** The format's folders are one level deep (site-templates 1); no name climbs out of one. */
const fileName = z
  .string()
  .max(128)
  .regex(/^(?:[a-z]{1,20}\/)?[A-Za-z0-9_-][A-Za-z0-9_.-]*$/);

const preview = z.object({
  path,
  files: z.record(fileName, z.string().max(PREVIEW_LIMITS.sourceLength)),
});

export function parseTemplatePreview(body: unknown): Outcome<TemplatePreviewRequest, RequestCode> {
  const parsed = parseRequest(preview, body);
  if (!parsed.ok) return parsed;
  const sources = Object.values(parsed.value.files);
  const total = sources.reduce((sum, source) => sum + source.length, 0);
  const isWithin = sources.length <= PREVIEW_LIMITS.files && total <= PREVIEW_LIMITS.totalLength;
  return isWithin ? parsed : refuse('requestInvalid', { field: 'files' });
}

const text = z.string().max(200);
const whole = z.int().min(0).max(100);

const need = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('query'),
    collection: text,
    limit: whole,
    skip: whole,
    category: text,
    tag: text,
    featured: z.boolean(),
  }),
  z.object({ kind: z.literal('categories'), collection: text, limit: whole }),
  z.object({ kind: z.literal('related'), collectionId: z.uuid(), itemId: z.uuid(), limit: whole }),
]);

const material = z.object({ path, needs: z.array(need).max(PREVIEW_LIMITS.needs) });

/** What the tags of changed templates ask for; the same words as `DataRequest` of rendering. */
export type PreviewNeed = z.infer<typeof need>;

export function parsePreviewMaterial(
  query: unknown,
): Outcome<{ readonly path: string; readonly needs: readonly PreviewNeed[] }, RequestCode> {
  return parseRequest(material, query);
}
