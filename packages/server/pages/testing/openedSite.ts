import { randomUUID } from 'node:crypto';
import type { Member } from '@quoin/domain/access';
import { type Edit, edit, type JsonRecord, type RecordKey, recordKey, type SiteRecords } from '@quoin/domain/document';
import type { SiteDatabase } from '../../platform/database/database.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import type { DocumentDeps } from '../documents/documentDeps.ts';
import { openDocument } from '../documents/openDocument.ts';
import { documentRights } from '../documents/rights.ts';
import { type NewChange, saveChanges } from '../documents/saveChanges.ts';

const OWNER: Member = { roles: [], isOwner: true };

/** A site whose editor is open, and a user who edits it. */
export interface OpenedSite {
  readonly deps: DocumentDeps;
  readonly shop: TestShop;
  readonly site: { readonly id: string };
  /** The draft as the server has it. */
  records(): Promise<SiteRecords>;
  revision(): Promise<number>;
  pageId(urlId: string): Promise<string>;
  /** Saves one change on top of everything. */
  save(edits: readonly Edit[], options?: SaveOptions): ReturnType<typeof saveChanges>;
}

interface SaveOptions {
  readonly base?: number;
  readonly id?: string;
  readonly member?: Member;
  readonly author?: string;
  readonly label?: string;
}

export async function openTestSite(db: SiteDatabase, identifier: string): Promise<OpenedSite> {
  const shop = await addTestShop(db, identifier);
  return { ...(await openSite(db, shop.siteId)), shop };
}

/** A site that is there already. */
export async function openSite(db: SiteDatabase, id: string): Promise<Omit<OpenedSite, 'shop'>> {
  const deps: DocumentDeps = { db, drafts: createDraftMemory() };
  const site = { id };
  const open = () => openDocument(deps, site.id);
  await open();
  return {
    deps,
    site,
    records: async () => (await open()).records,
    revision: async () => (await open()).revision,
    async pageId(urlId) {
      const found = [...(await open()).records].find(([key, page]) => key.startsWith('page:') && page.urlId === urlId);
      if (found === undefined) throw new Error(`There is no page ${urlId}.`);
      return found[0].slice('page:'.length);
    },
    async save(edits, { base, id = randomUUID(), member = OWNER, author = 'Ada', label = 'Change' } = {}) {
      const change: NewChange = { id, command: 'test', label, edits };
      const editing = { site, actor: { accountId: null, name: author }, rights: documentRights(member, {}) };
      return saveChanges(deps, editing, { base: base ?? (await open()).revision, changes: [change] });
    },
  };
}

/** A value of a record replaced. */
export function set(records: SiteRecords, key: RecordKey, name: string, now: JsonRecord[string]): Edit {
  return edit(key, [name], records.get(key)?.[name], now);
}

export function add(key: RecordKey, record: JsonRecord): Edit {
  return edit(key, [], undefined, record);
}

export function sectionOn(page: string, id: string, order = 'V'): Edit {
  const background = { kind: 'none' };
  return add(recordKey('section', id), {
    ...{ page, order, name: '', theme: 'white', height: 'content', width: 'inset', background },
  });
}

export function textIn(section: string, id: string, html: string): Edit {
  const place = { column: 1, row: 1, columns: 6, rows: 4, layer: 0 };
  return add(recordKey('block', id), { section, type: 'html', value: { html }, place });
}

export function newPage(id: string, urlId: string, title = urlId): Edit {
  return add(recordKey('page', id), {
    ...{ type: 10, typeName: 'page', title, navigationTitle: title, urlId, description: '', body: '', enabled: true },
    ...{ ordering: 3, pageSize: 20, mainImage: '', seo: {}, access: { kind: 'public' }, isDeleted: false },
  });
}
