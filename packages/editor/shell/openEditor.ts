import { takeDocument } from '../app/opening.ts';
import { browserClock } from '../document/clock.ts';
import { createEditor } from '../document/createEditor.ts';
import type { Editor } from '../document/editor.ts';
import { openIndexedJournal, type WindowJournal } from '../document/indexedJournal.ts';
import { memoryJournal } from '../document/memoryJournal.ts';
import { browserSurroundings } from '../document/surroundings.ts';
import { httpTransport } from './httpTransport.ts';
import { firstPage } from './panels/pageList.ts';

export interface OpenSite {
  readonly editor: Editor;
  readonly siteOrigin: string;
  /** The revision that visitors see; null: they see another. */
  readonly published: number | null;
  close(): void;
}

const newId = () => crypto.randomUUID();

/**
 * Opens a site for one person: what the server has, what this window remembers, and both kept in step from now on.
 * @throws Refusal
 */
export async function openEditor(site: string, account: string, page: string): Promise<OpenSite> {
  const [document, journal] = await Promise.all([takeDocument(site), openJournal(`${site}/${account}`)]);
  const editor = createEditor({
    ...{ document, journal, kept: await journal.read(), transport: httpTransport(site), newId },
    ...{ clock: browserClock, surroundings: browserSurroundings() },
    page: firstPage(new Map(document.records), page),
  });
  const close = () => {
    editor.close();
    journal.close();
  };
  const isPublished = document.unpublished.length === 0 && !document.isClosed;
  return { editor, siteOrigin: document.siteOrigin, published: isPublished ? document.revision : null, close };
}

/** Browsers that keep nothing (private windows of some) still edit; only a crash costs the last seconds. */
async function openJournal(scope: string): Promise<WindowJournal> {
  try {
    return await openIndexedJournal(scope, newId, Date.now());
  } catch {
    return { ...memoryJournal(), close: () => undefined };
  }
}
