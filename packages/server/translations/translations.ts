import type { SavedTranslation, TranslationGroupsResponse, TranslationText } from '@quoin/contract/endpoints/content';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import {
  createTranslationSet,
  type SourceText,
  sourceHash,
  stateOf,
  type TranslationCode,
  type TranslationSet,
  translationProblem,
} from '@quoin/domain/translations';
import type { Deps } from '../deps.ts';
import { cleanDraftHtml } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import {
  isAddressTaken,
  listTranslations,
  saveTranslations,
  type WrittenTranslation,
} from '../platform/languages/storage/translations.ts';
import type { Site } from '../sites/index.ts';
import { progressOf } from './siteLanguages.ts';
import { loadSources, type SourceGroup } from './sourceTexts.ts';

type TranslationDeps = Pick<Deps, 'db'>;

export function hasLanguage(site: Site, language: string): boolean {
  return site.languages?.some(({ code }) => code === language) === true;
}

/** Everything that can be translated, with how far it is; null where the site does not have the language. */
export async function showGroups(
  { db }: TranslationDeps,
  site: Site,
  language: string,
): Promise<TranslationGroupsResponse | null> {
  if (!hasLanguage(site, language)) return null;
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const groups = await loadSources(trx, site);
    const book = createTranslationSet(await listTranslations(trx, site.id, language));
    return {
      language,
      groups: groups.map((group) => ({
        ...{ id: group.id, kind: group.kind, title: group.title, progress: progressOf([group], book) },
      })),
    };
  });
}

/** Returns the texts of one group with their translations. Null if there is no such group. */
export async function showTexts(
  { db }: TranslationDeps,
  site: Site,
  { language, group }: { readonly language: string; readonly group: string },
): Promise<readonly TranslationText[] | null> {
  if (!hasLanguage(site, language)) return null;
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const [found] = await loadSources(trx, site, group);
    return found === undefined
      ? null
      : textsOf(found, createTranslationSet(await listTranslations(trx, site.id, language)));
  });
}

function textsOf({ texts }: SourceGroup, book: TranslationSet): readonly TranslationText[] {
  return texts.map(({ text, ...own }) => {
    const held = book.find(own.kind, own.id, own.field);
    return {
      ...own,
      source: text,
      sourceHash: sourceHash(text),
      value: held?.value ?? '',
      state: stateOf({ text }, held),
    };
  });
}

export interface WantedTranslations {
  readonly language: string;
  readonly group: string;
  readonly texts: readonly SavedTranslation[];
}

/** Keeps translations of one group. All of them or none: the first that is wrong refuses them. */
export async function keepTranslations(
  { db }: TranslationDeps,
  site: Site,
  { language, group, texts }: WantedTranslations,
): Promise<Outcome<readonly TranslationText[], TranslationCode>> {
  if (!hasLanguage(site, language)) return refuse('languageNotThere');
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const [found] = await loadSources(trx, site, group);
    if (found === undefined) return refuse('translationTextGone');
    const sources = new Map(found.texts.map((text) => [keyOf(text), text]));
    const written: WrittenTranslation[] = [];
    for (const text of texts) {
      const source = sources.get(keyOf(text));
      if (source === undefined) return refuse('translationTextGone', { field: text.field });
      const decided = await decideTranslation(trx, site, { language, source, value: text.value });
      if (!decided.ok) return decided;
      written.push({ ...decided.value, sourceHash: text.sourceHash });
    }
    await saveTranslations(trx, site.id, written);
    return accept(textsOf(found, createTranslationSet(await listTranslations(trx, site.id, language))));
  });
}

export function keyOf({
  kind,
  id,
  field,
}: {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
}): string {
  return `${kind}\n${id}\n${field}`;
}

interface Written {
  readonly language: string;
  readonly source: SourceText;
  readonly value: string;
}

/** A translation as it may be kept: markup is cleaned like any other of the owner's (decision 0044). */
export async function decideTranslation(
  trx: SiteTransaction,
  site: Site,
  { language, source, value: given }: Written,
): Promise<Outcome<WrittenTranslation, TranslationCode>> {
  const { kind, id, field, format } = source;
  const value = format === 'html' ? cleanDraftHtml(given) : given.trim();
  const problem = translationProblem(format, value);
  if (problem !== null) return { ok: false, problem };
  const isAddress = format === 'slug' && value !== '' && (kind === 'page' || kind === 'item');
  if (isAddress && (await isAddressTaken(trx, site.id, { language, kind, id, address: value })))
    return refuse('translationAddressTaken', { field });
  return accept({ language, kind, id, field, value, sourceHash: sourceHash(source.text) });
}
