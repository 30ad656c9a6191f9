import type { SectionMarkupRequest, SectionMarkupResponse } from '@quoin/contract/endpoints/content';
import { edit, FIELDS_OWNER, pageOfKey, type RecordKey, type SiteRecords, sectionsOf } from '@quoin/domain/document';
import type { Editor } from '../../document/editor.ts';
import type { Timer } from '../../frame/drawing/settle.ts';
import type { FrameOrder } from '../../frame/protocol.ts';
import { isArrangedByTheme, standsInText } from '../arrangedByTheme.ts';
import { sectionLayout } from '../sectionLayouts.ts';
import { recordChanges } from './recordChanges.ts';

/** How long markup waits for more of the same. */
const MARKUP_PAUSE_MS = 80;
const RETRY_MS = 1500;
const MOST_TRIES = 3;

export interface FrameSyncSetup {
  readonly editor: Editor;
  send(order: FrameOrder): void;
  /** Ids of a section's blocks, in any order. */
  blocksOf(section: string): readonly string[];
  sectionMarkup(request: SectionMarkupRequest): Promise<SectionMarkupResponse>;
  /** A gesture is running: what is shown is not kept yet. */
  isBusy(): boolean;
  /** Whether the text of a block is being typed: its section is left alone. */
  typedSection(): string | null;
  /** Reports whether a user writes on the page, in a block or in what the theme drew. The page then does not reload. */
  isWriting(): boolean;
  /** Reloads the page once everything is saved, after something around the sections changed. */
  reload(): void;
  /** Reports whether changes of the style reach the page without a reload. */
  isStyleLive(): boolean;
  readonly timer: Timer;
}

/**
 * Applies the editor's state to the page in the frame: places at once, markup from the server, the rest with a reload.
 */
export interface FrameSync {
  /** Starts when the page has come from the server, in the state at the time of the request. */
  start(asked: { readonly records: SiteRecords; readonly unsaved: number }): void;
  changed(): void;
  close(): void;
}

export function createFrameSync(setup: FrameSyncSetup): FrameSync {
  const { editor } = setup;
  let shown: SiteRecords | null = null;
  let [isPageStale, wasBusy, tries, asking] = [false, false, 0, 0];
  let lastWritten: string | null = null;
  /** Keys that changed since the page came: the server may not have them yet. */
  const touched = new Set<RecordKey>();
  const stale = new Set<string>();
  /** Sections that a user wrote in, each with the number of the last request before that. */
  const writtenAfter = new Map<string, number>();
  let unordered = new Set<string>();
  let stopAsking = () => {};

  const order = (): readonly string[] => {
    const { records, page, isEntry } = editor.state();
    // The page of an entry has none of the sections of the list.
    return isEntry ? [] : sectionsOf(records, page);
  };
  /** All that the page shows: its sections, and the block fields of its theme. */
  const onPage = (): readonly string[] => [...order(), ...editor.state().fields.keys()];

  function bring(): void {
    const { records } = editor.state();
    if (shown === null) return;
    const isBusy = setup.isBusy();
    const isRelease = wasBusy && !isBusy;
    wasBusy = isBusy;
    const written = setup.typedSection();
    // What changed around a text waits until the text is over.
    if (lastWritten !== null && written !== lastWritten && stale.size > 0) askSoon(MARKUP_PAUSE_MS);
    lastWritten = written;
    if (written !== null) writtenAfter.set(written, asking);
    if (shown === records && !isRelease) {
      reloadWhenSaved();
      return;
    }
    const {
      keys,
      layout,
      markup,
      isReordered,
      isPageStale: isAround,
      isRelaid,
    } = recordChanges(shown, records, setup.isStyleLive());
    const { page } = editor.state();
    // The page in the frame holds what the theme arranged, or the sections that took its place.
    const isReplaced = isArrangedByTheme(shown, page) !== isArrangedByTheme(records, page);
    if (isReplaced) isPageStale = true;
    shown = records;
    for (const key of keys) touched.add(key);
    for (const section of markup) stale.add(section);
    isPageStale ||= isAround && !isBusy;
    // The theme decides where in its page a text is.
    if (isPageStale && isReplaced && standsInText(records, page)) {
      stale.clear();
      reloadWhenSaved();
      editor.saveNow();
      return;
    }
    const sections = new Set([...layout, ...(isRelease ? unordered : [])]);
    unordered = isBusy ? new Set([...unordered, ...layout]) : new Set();
    const own = order();
    if (sections.size > 0 || isReordered) {
      const layouts = onPage()
        .filter((id) => sections.has(id))
        .map((id) => sectionLayout(records, id, setup.blocksOf(id)));
      setup.send({ type: 'layout', order: own, sections: layouts, isFinal: !isBusy });
    }
    if (stale.size > 0) askSoon(MARKUP_PAUSE_MS);
    reloadWhenSaved();
    if (isRelaid && isPageStale && editor.state().saveState === 'saving') editor.saveNow();
  }

  function reloadWhenSaved(): void {
    if (!isPageStale || editor.state().saveState !== 'saved' || setup.isBusy() || setup.isWriting()) return;
    isPageStale = false;
    setup.reload();
  }

  function askSoon(ms: number): void {
    stopAsking();
    stopAsking = setup.timer(() => void ask(), ms);
  }

  async function ask(): Promise<void> {
    const typed = setup.typedSection();
    const own = new Set(onPage());
    for (const id of stale) if (!own.has(id)) stale.delete(id);
    const sections = [...stale].filter((id) => id !== typed);
    const { page, records } = editor.state();
    if (sections.length === 0 || shown === null || setup.isBusy()) return;
    for (const id of sections) stale.delete(id);
    asking += 1;
    const asked = asking;
    const answer = await setup.sectionMarkup({ page, sections, edits: unsavedEdits(records, page) }).catch(() => null);
    if (shown === null || editor.state().page !== page) return;
    if (answer === null) {
      for (const id of sections) stale.add(id);
      tries += 1;
      if (tries < MOST_TRIES) askSoon(RETRY_MS);
      return;
    }
    tries = 0;
    const known = sections.filter((id) => !isOutdated(id, asked));
    // The user has started to write there: new markup would replace the words under the caret.
    const written = setup.typedSection();
    if (written !== null && known.includes(written)) stale.add(written);
    const fresh = known.filter((id) => id !== written);
    if (fresh.length === 0) return;
    const now = editor.state().records;
    const markup = fresh.flatMap((id) => {
      const html = answer.sections[id];
      return html === undefined ? [] : [{ id, html }];
    });
    setup.send({ type: 'markup', order: order(), sections: markup });
    const layouts = onPage().filter((id) => fresh.includes(id));
    setup.send({
      ...{ type: 'layout', order: order(), isFinal: !setup.isBusy() },
      sections: layouts.map((id) => sectionLayout(now, id, setup.blocksOf(id))),
    });
  }

  /**
   * Reports whether an answer is outdated: a later one knows more, or the page already shows what was written
   * meanwhile.
   */
  function isOutdated(section: string, asked: number): boolean {
    return stale.has(section) && (asked !== asking || (writtenAfter.get(section) ?? 0) >= asked);
  }

  function touchAll(records: SiteRecords): void {
    const { page } = editor.state();
    for (const key of records.keys()) if (isSeenOn(records, key, page)) touched.add(key);
    for (const section of order()) stale.add(section);
  }

  /** Whole records: they mean the same whatever the server has by now. */
  function unsavedEdits(records: SiteRecords, page: string) {
    return [...touched]
      .filter((key) => !records.has(key) || isSeenOn(records, key, page))
      .map((key) => edit(key, [], undefined, records.get(key)));
  }

  return {
    start({ records, unsaved }) {
      shown = records;
      touched.clear();
      stale.clear();
      unordered = new Set();
      // The page from the server lacks what was not saved at that time.
      if (unsaved > 0) touchAll(records);
      // A cover or a folder has no sections to update, so it reloads once everything is saved.
      [isPageStale, wasBusy, tries] = [unsaved > 0 && order().length === 0, false, 0];
      // What was done while the page was on its way.
      bring();
    },
    changed: bring,
    close() {
      shown = null;
      stopAsking();
    },
  };
}

/** Block fields lie on no page: they are seen on any. */
function isSeenOn(records: SiteRecords, key: RecordKey, page: string): boolean {
  const own = pageOfKey(records, key);
  return own === page || own === FIELDS_OWNER;
}
