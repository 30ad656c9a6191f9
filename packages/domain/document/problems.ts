import { isBlockType } from '@quoin/domain/blocks';
import { MAX_BLOCKS } from '@quoin/domain/layout';
import { galleryProblems } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import { isNoticeUrl, readTakeDown, takeDownProblems } from '@quoin/domain/site';
import { FIELDS_OWNER } from './blockFields.ts';
import { entryOfPage } from './entryPages.ts';
import { isReservedAddress, isUrlSlugWithSlash, pageAtAddress } from './pageAddress.ts';
import { flagIn, recordIn, recordsIn, textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import { idOfKey, kindOfKey, type RecordKey, recordKey, type SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';
import { TEMPLATE_LIMITS } from './records/recordShapes.ts';
import { isTooLarge, misfitOf } from './records/shapeProblems.ts';
import { imagesIn } from './records/values.ts';
import { isPublicPage } from './servedSite.ts';
import type { DocumentCode } from './wording.ts';

export type DocumentProblem = Problem<DocumentCode>;

/** Records of one site; a page of many blocks has hundreds. Galleries of one page (LIM-01). */
export const DOCUMENT_LIMITS = { sections: 100, galleries: 20, records: 50_000, links: 1000 } as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Returns what is wrong with a site after a change of these records, worst first. `field` is the record's key, with the
 * value's path if one is at fault. The browser calls it before it changes anything, and the server before it stores
 * anything. Untouched records are not checked, so an old fault does not block another change.
 */
export function problemsOf(records: SiteRecords, touched: readonly RecordKey[]): readonly DocumentProblem[] {
  const keys = [...new Set(touched)];
  const wrong = keys.flatMap((key) => shapeProblems(records, key));
  if (wrong.length > 0) return wrong;
  return [
    ...keys.flatMap((key) => ownProblems(records, key)),
    ...fullSections(records, keys),
    ...fullPages(records, keys),
    ...pagesOfGalleries(records, keys),
    ...homepageProblems(records, keys),
    ...(records.size > DOCUMENT_LIMITS.records ? [{ code: 'tooManyRecords' } as const] : []),
  ];
}

/** Whether it can be read at all. */
function shapeProblems(records: SiteRecords, key: RecordKey): readonly DocumentProblem[] {
  const record = records.get(key);
  if (record === undefined) return [];
  if (isTooLarge(record)) return [{ code: 'recordTooLarge', field: key }];
  const kind = kindOfKey(key);
  const misfit = misfitOf(kind, record);
  if (misfit !== null) return [invalid(key, misfit)];
  if (kind === 'block' && !isBlockType(record.type)) return [invalid(key, 'type')];
  if (kind === 'template' && !holdsBlocks(record)) return [invalid(key, 'blocks')];
  return imagesIn(kind, record).every((id) => id === '' || UUID.test(id))
    ? []
    : [{ code: 'imageReferenceInvalid', field: key }];
}

function invalid(key: RecordKey, path: string): DocumentProblem {
  return { code: 'recordInvalid', field: `${key}/${path}`, values: { value: path } };
}

/** Returns what is wrong with one record among the others. */
function ownProblems(records: SiteRecords, key: RecordKey): readonly DocumentProblem[] {
  const record = records.get(key);
  if (record === undefined) return [];
  switch (kindOfKey(key)) {
    case 'page':
      return pageProblems(records, idOfKey(key), record);
    case 'section':
      return isOwner(records, textIn(record, 'page')) ? [] : [{ code: 'pageGone', field: key }];
    case 'block':
      return blockProblems(records, key, record);
    case 'link':
      return linkProblems(records, key, record);
    case 'template':
      return templateProblems(records, key, record);
    default:
      return [];
  }
}

function blockProblems(records: SiteRecords, key: RecordKey, block: JsonRecord): readonly DocumentProblem[] {
  if (!records.has(recordKey('section', textIn(block, 'section')))) return [{ code: 'sectionGone', field: key }];
  if (block.type !== 'gallery') return [];
  return galleryProblems(block.value).map((problem) => ({ ...problem, field: `${key}/value/${problem.field}` }));
}

/** Whether sections can lie there. */
function isOwner(records: SiteRecords, page: string): boolean {
  return page === FIELDS_OWNER || entryOfPage(page) !== null || records.has(recordKey('page', page));
}

function pageProblems(records: SiteRecords, id: string, page: JsonRecord): readonly DocumentProblem[] {
  const [key, value] = [recordKey('page', id), textIn(page, 'urlId')];
  // Tables name pages by uuids.
  if (!UUID.test(id)) return [{ code: 'pageIdInvalid', field: key }];
  if (flagIn(page, 'isDeleted')) return [];
  const field = `${key}/urlId`;
  const holder = pageAtAddress(records, value, id);
  return [
    ...(textIn(page, 'title').trim() === '' ? [{ code: 'pageTitleMissing', field: `${key}/title` } as const] : []),
    ...(isUrlSlugWithSlash(value) ? [] : [{ code: 'pageUrlInvalid', field, values: { value } } as const]),
    ...(isReservedAddress(value) ? [{ code: 'pageUrlReserved', field, values: { value } } as const] : []),
    ...(holder === null ? [] : [taken(records, field, value, holder)]),
    ...goalProblems(key, page),
  ];
}

/** Where visitors are led once it is down. */
function goalProblems(key: RecordKey, page: JsonRecord): readonly DocumentProblem[] {
  const to = textIn(recordIn(page, 'takeDown'), 'to');
  return takeDownProblems({ on: 1, to }, null).map(() => ({
    ...{ code: 'linkInvalid', field: `${key}/takeDown/to`, values: { value: to.slice(0, 100) } },
  }));
}

function taken(records: SiteRecords, field: string, value: string, holder: string): DocumentProblem {
  const title = textIn(records.get(recordKey('page', holder)) ?? {}, 'title');
  return { code: 'pageUrlTaken', field, values: { value, title } };
}

function linkProblems(records: SiteRecords, key: RecordKey, link: JsonRecord): readonly DocumentProblem[] {
  const [page, parent, url] = [textIn(link, 'page'), textIn(link, 'parent'), textIn(link, 'url')];
  if (page !== '' && !records.has(recordKey('page', page))) return [{ code: 'pageGone', field: key }];
  if (!isNoticeUrl(url)) return [{ code: 'linkInvalid', field: `${key}/url`, values: { value: url.slice(0, 100) } }];
  const promo = textIn(recordIn(link, 'panel'), 'url');
  if (!isNoticeUrl(promo))
    return [{ code: 'linkInvalid', field: `${key}/panel/url`, values: { value: promo.slice(0, 100) } }];
  if (parent === '') return [];
  const folder = records.get(recordKey('link', parent));
  if (folder === undefined) return [{ code: 'parentGone', field: key }];
  const holdsOthers = recordsOf(records, 'link').some(([, each]) => textIn(each, 'parent') === idOfKey(key));
  return textIn(folder, 'parent') !== '' || holdsOthers ? [{ code: 'folderTooDeep', field: key }] : [];
}

/** Reports whether everything it lists could be on a page. */
function holdsBlocks(template: JsonRecord): boolean {
  const blocks = recordsIn(template, 'blocks');
  const isAll = Array.isArray(template.blocks) && template.blocks.length === blocks.length;
  return (
    isAll && blocks.every((block) => isBlockType(block.type) && misfitOf('block', { ...block, section: '' }) === null)
  );
}

function templateProblems(records: SiteRecords, key: RecordKey, template: JsonRecord): readonly DocumentProblem[] {
  const isFull = recordsIn(template, 'blocks').length > MAX_BLOCKS;
  const isOneMore = recordsOf(records, 'template').length > TEMPLATE_LIMITS.count;
  return [
    ...(textIn(template, 'name').trim() === '' ? [{ code: 'templateNameMissing', field: `${key}/name` } as const] : []),
    ...(isFull ? [{ code: 'tooManyBlocks', field: key, values: { max: MAX_BLOCKS } } as const] : []),
    ...(isOneMore ? [{ code: 'tooManyTemplates', field: key, values: { max: TEMPLATE_LIMITS.count } } as const] : []),
  ];
}

/** Returns full sections that contain a touched block or were touched (LIM-01). */
function fullSections(records: SiteRecords, keys: readonly RecordKey[]): readonly DocumentProblem[] {
  const meant = new Set(keys.flatMap((key) => (kindOfKey(key) === 'block' ? [inOf(records, key, 'section')] : [])));
  if (meant.size === 0) return [];
  const full = [...meant].filter((id) => recordsOf(records, 'block', id).length > MAX_BLOCKS);
  return full.map((id) => ({ code: 'tooManyBlocks', field: recordKey('section', id), values: { max: MAX_BLOCKS } }));
}

function fullPages(records: SiteRecords, keys: readonly RecordKey[]): readonly DocumentProblem[] {
  const meant = new Set(keys.flatMap((key) => (kindOfKey(key) === 'section' ? [inOf(records, key, 'page')] : [])));
  meant.delete('');
  // A theme may have its own field on each page.
  meant.delete(FIELDS_OWNER);
  if (meant.size === 0) return [];
  const max = DOCUMENT_LIMITS.sections;
  const full = [...meant].filter((page) => recordsOf(records, 'section', page).length > max);
  return full.map((id) => ({ code: 'tooManySections', field: recordKey('page', id), values: { max } }));
}

/** Returns the pages with a touched gallery that have too many of them (LIM-01). */
function pagesOfGalleries(records: SiteRecords, keys: readonly RecordKey[]): readonly DocumentProblem[] {
  const isGallery = (record: JsonRecord) => textIn(record, 'type') === 'gallery';
  const touched = keys.filter((key) => kindOfKey(key) === 'block' && isGallery(records.get(key) ?? {}));
  const pageOf = (key: RecordKey) => inOf(records, recordKey('section', inOf(records, key, 'section')), 'page');
  const meant = new Set(touched.map(pageOf));
  meant.delete('');
  const max = DOCUMENT_LIMITS.galleries;
  const galleriesOf = (page: string) =>
    recordsOf(records, 'section', page).flatMap(([section]) =>
      recordsOf(records, 'block', section).filter(([, block]) => isGallery(block)),
    );
  const full = [...meant].filter((page) => galleriesOf(page).length > max);
  return full.map((id) => ({ code: 'tooManyGalleries', field: recordKey('page', id), values: { max } }));
}

function inOf(records: SiteRecords, key: RecordKey, name: string): string {
  return textIn(records.get(key) ?? {}, name);
}

/** Only what concerns the home page can take it away. A site that names none answers with its first page. */
function homepageProblems(records: SiteRecords, keys: readonly RecordKey[]): readonly DocumentProblem[] {
  const site = recordKey('site', 'site');
  const homepage = textIn(records.get(site) ?? {}, 'homepage');
  const key = recordKey('page', homepage);
  if (homepage === '' || (!keys.includes(site) && !keys.includes(key))) return [];
  const page = records.get(key);
  const isOn = page !== undefined && !flagIn(page, 'isDeleted') && flagIn(page, 'enabled', true);
  const isSeen = isOn && isPublicPage(page);
  if (isSeen && readTakeDown(page.takeDown) !== null) return [{ code: 'homepageEnds', field: key }];
  return isSeen ? [] : [{ code: 'homepageMissing', field: site }];
}

/** Whether a block, or one of a saved section, puts code into the page (only who may inject code can do that). */
export function holdsCode(record: JsonRecord): boolean {
  if (recordsIn(record, 'blocks').some(holdsCode)) return true;
  return textIn(record, 'type') === 'code' && flagIn(recordIn(record, 'value'), 'isMarkup');
}
