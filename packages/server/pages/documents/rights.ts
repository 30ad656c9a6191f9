import { isAllowed, type Member } from '@quoin/domain/access';
import {
  type DocumentCode,
  type Edit,
  holdsCode,
  kindOfKey,
  pageOfKey,
  type RecordKey,
  recordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';

/** What a user may do with a site's document. */
export interface DocumentRights {
  /** Pages, sections, blocks, links and the site's own record, as a draft. */
  readonly draft: boolean;
  /** The same on pages of products only. */
  readonly storePages: boolean;
  readonly publish: boolean;
  readonly design: boolean;
  readonly code: boolean;
  readonly notices: boolean;
}

/** The owner of a site may let its website managers put code into it. */
const CODE_SETTING = 'managersMayAddCode';

export function documentRights(member: Member, settings: Readonly<Record<string, unknown>>): DocumentRights {
  const ownerAllows = settings[CODE_SETTING] === true && isAllowed(member, 'customCode.full:ownerAllows');
  return {
    draft: isAllowed(member, 'content.drafts'),
    storePages: isAllowed(member, 'content.drafts:storePages'),
    publish: isAllowed(member, 'publishing.edit'),
    design: isAllowed(member, 'design.edit'),
    code: isAllowed(member, 'customCode.full') || ownerAllows,
    notices: isAllowed(member, 'siteSettings.edit:withoutDomains'),
  };
}

/** Returns why a user may not make these edits, or null when they may. `after`: the records with them. */
export function forbiddenIn(
  rights: DocumentRights,
  { before, after }: { readonly before: SiteRecords; readonly after: SiteRecords },
  edits: readonly Edit[],
): Extract<DocumentCode, 'documentChangeNotAllowed' | 'codeNotAllowed'> | null {
  for (const key of new Set(edits.map((edit) => edit.key))) {
    if (!isOpen(rights, [before, after], key)) return 'documentChangeNotAllowed';
    const isCode = kindOfKey(key) === 'code' || [before, after].some((records) => holdsCode(records.get(key) ?? {}));
    if (isCode && !rights.code && before.get(key) !== after.get(key)) return 'codeNotAllowed';
  }
  return null;
}

function isOpen(rights: DocumentRights, states: readonly SiteRecords[], key: RecordKey): boolean {
  switch (kindOfKey(key)) {
    case 'style':
      return rights.design;
    case 'code':
      return true;
    case 'notice':
    case 'screen':
      return rights.notices;
    case 'page':
    case 'section':
    case 'block':
      return rights.draft || (rights.storePages && states.every((records) => isOnStorePage(records, key)));
    default:
      return rights.draft;
  }
}

/** A missing record is on no page: what matters is where it was, or will be. */
function isOnStorePage(records: SiteRecords, key: RecordKey): boolean {
  if (!records.has(key)) return true;
  const page = records.get(recordKey('page', pageOfKey(records, key)));
  return page?.type === COLLECTION_TYPES.products && textIn(page, 'typeName') !== '';
}
