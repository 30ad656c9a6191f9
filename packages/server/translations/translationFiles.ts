import type {
  ImportTranslationsRequest,
  ImportTranslationsResponse,
  TranslationFileFormat,
} from '@quoin/contract/endpoints/content';
import { cellSentence } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import {
  createTranslationSet,
  type FileText,
  readXliff,
  type SourceText,
  sourceHash,
  TRANSLATED_KINDS,
  type TranslationCode,
  type TranslationFile,
  translationSentence,
  writeXliff,
} from '@quoin/domain/translations';
import { type Actor, recordAudit } from '../audit/index.ts';
import { readCsvTable } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { writeCsv } from '../platform/csv/writeCsv.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import {
  listTranslations,
  saveTranslations,
  type WrittenTranslation,
} from '../platform/languages/storage/translations.ts';
import type { Site } from '../sites/index.ts';
import { loadSources } from './sourceTexts.ts';
import { decideTranslation, hasLanguage, keyOf } from './translations.ts';

type FileDeps = Pick<Deps, 'db'>;

/** Large sites take longer than a page may. */
const PATIENT = { statementTimeoutMs: 60_000 } as const;
const COLUMNS = ['Kind', 'Id', 'Field', 'Label', 'Source', 'Translation'] as const;

/**
 * Exports every text of a site with its translation, as a file for translators. Null if the site lacks the language.
 */
export async function exportTranslations(
  { db }: FileDeps,
  site: Site,
  { language, format }: { readonly language: string; readonly format: TranslationFileFormat },
): Promise<string | null> {
  if (!hasLanguage(site, language)) return null;
  const texts = await db.inSite({ websiteId: site.id }, (trx) => fileTexts(trx, site, language), PATIENT);
  if (format === 'csv') return writeCsv(COLUMNS, texts.map(rowOf));
  const version = format === 'xliff-1.2' ? '1.2' : '2.0';
  return writeXliff(texts, { version, from: site.language, to: language });
}

function rowOf({ kind, id, field, label, source, value }: FileText): readonly string[] {
  return [kind, id, field, label, source, value];
}

async function fileTexts(trx: SiteTransaction, site: Site, language: string): Promise<readonly FileText[]> {
  const groups = await loadSources(trx, site);
  const book = createTranslationSet(await listTranslations(trx, site.id, language));
  return groups.flatMap(({ texts }) =>
    texts.map(({ kind, id, field, label, text }) => ({
      ...{ kind, id, field, label, source: text, line: 0 },
      value: book.find(kind, id, field)?.value ?? '',
    })),
  );
}

export interface WantedImport extends ImportTranslationsRequest {
  readonly actor: Actor;
}

const MOST_SHOWN = { problems: 100, changes: 50 } as const;

/** What a translator's file would change, and, with `apply`, does. What is wrong in it stays out; the rest comes in. */
export async function importTranslations(
  { db }: FileDeps,
  site: Site,
  { language, apply, actor, ...given }: WantedImport,
): Promise<Outcome<ImportTranslationsResponse, TranslationCode>> {
  if (!hasLanguage(site, language)) return refuse('languageNotThere');
  const file = readFile(given);
  if (!file.ok) return file;
  if (file.value.language !== '' && file.value.language.toLowerCase() !== language.toLowerCase())
    return refuse('translationFileLanguage', { values: { code: file.value.language.slice(0, 35) } });
  return db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const found = await compare(trx, site, language, file.value);
      if (apply && found.written.length > 0) {
        await saveTranslations(trx, site.id, found.written);
        const details = { language, texts: found.written.length };
        await recordAudit(trx, { websiteId: site.id, actor, action: 'translations.import', details });
      }
      return accept({
        ...{ changed: found.written.length, unchanged: found.unchanged, problemCount: found.problems.length },
        problems: found.problems.slice(0, MOST_SHOWN.problems),
        changes: found.changes.slice(0, MOST_SHOWN.changes),
      });
    },
    PATIENT,
  );
}

interface Compared {
  readonly written: WrittenTranslation[];
  readonly problems: ImportTranslationsResponse['problems'][number][];
  readonly changes: ImportTranslationsResponse['changes'][number][];
  unchanged: number;
}

async function compare(
  trx: SiteTransaction,
  site: Site,
  language: string,
  { texts, columns }: TextFile,
): Promise<Compared> {
  const sources = new Map(
    (await loadSources(trx, site)).flatMap((group) => group.texts.map((own) => [keyOf(own), own])),
  );
  const book = createTranslationSet(await listTranslations(trx, site.id, language));
  const compared: Compared = { written: [], problems: [], changes: [], unchanged: 0 };
  for (const text of texts) {
    const source: SourceText | undefined = sources.get(keyOf(text));
    const was = book.find(text.kind, text.id, text.field)?.value ?? '';
    // What is left empty says nothing: an unfinished file takes nothing back.
    if (text.value.trim() === '' || text.value === was) {
      compared.unchanged += 1;
      continue;
    }
    const decided =
      source === undefined
        ? refuse('translationTextGone' as const)
        : await decideTranslation(trx, site, { language, source, value: text.value });
    if (!decided.ok) {
      const column = source === undefined ? columns?.id : columns?.translation;
      const message = cellSentence(column, translationSentence(decided.problem));
      compared.problems.push({ line: text.line, message });
    } else if (decided.value.value === was) {
      compared.unchanged += 1;
    } else {
      const of = text.source === '' ? decided.value.sourceHash : sourceHash(text.source);
      compared.written.push({ ...decided.value, sourceHash: of });
      compared.changes.push({ source: source?.text ?? '', was, now: decided.value.value });
    }
  }
  return compared;
}

interface TextFile extends TranslationFile {
  /** Of a table, as they are called in it. */
  readonly columns?: { readonly id: string | undefined; readonly translation: string | undefined };
}

/** By what is in it: XLIFF begins with a mark, everything else is a table. */
function readFile({ text, separator }: Pick<WantedImport, 'text' | 'separator'>): Outcome<TextFile, TranslationCode> {
  if (/^\s*</.test(text.replace(/^\ufeff/, ''))) {
    const file = readXliff(text);
    return file === null ? refuse('translationFileBroken') : accept(file);
  }
  const table = readCsvTable(text, separator === undefined ? {} : { separator });
  if ('code' in table) return refuse('translationFileBroken');
  if (!['kind', 'id', 'field', 'translation'].every((name) => columnOf(table.header, name) !== undefined))
    return refuse('translationFileColumns');
  const cell = (cells: Readonly<Record<string, string | undefined>>, name: string) =>
    cells[columnOf(table.header, name) ?? ''] ?? '';
  const texts = table.rows.flatMap(({ line, cells }): FileText[] => {
    const kind = TRANSLATED_KINDS.find((each) => each === cell(cells, 'kind'));
    if (kind === undefined) return [];
    const [id, field] = [cell(cells, 'id'), cell(cells, 'field')];
    return [{ kind, id, field, label: '', source: cell(cells, 'source'), value: cell(cells, 'translation'), line }];
  });
  const columns = { id: columnOf(table.header, 'id'), translation: columnOf(table.header, 'translation') };
  return accept({ language: '', texts, columns });
}

function columnOf(header: readonly string[], name: string): string | undefined {
  return header.find((each) => each.trim().toLowerCase() === name);
}
