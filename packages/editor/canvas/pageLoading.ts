import type { SiteRecords } from '@quoin/domain/document';
import type { Editor } from '../document/editor.ts';
import { whenSaved } from '../document/whenSaved.ts';
import type { Timer } from '../frame/drawing/settle.ts';

/** After so long a page that has not said a word won't. */
const TIMEOUT_MS = 15_000;

export interface PageLoadingSetup {
  readonly editor: Editor;
  canvasUrl(page: string, isEntry: boolean): Promise<string>;
  readonly timer: Timer;
  onAsked(): void;
  onUrl(url: string): void;
  onFailed(): void;
}

/** What the page in the frame was asked from. */
export interface Asked {
  readonly page: string;
  readonly records: SiteRecords;
  readonly unsaved: number;
}

/** Asks for the draft page's address, and loses patience with one that doesn't come. */
export interface PageLoading {
  load(): void;
  /** The page has come; answers what it was asked from. */
  arrived(): Asked;
  asked(): Asked;
  stop(): void;
}

export function createPageLoading(setup: PageLoadingSetup): PageLoading {
  const { editor } = setup;
  let asked: Asked = { page: '', records: editor.state().records, unsaved: 0 };
  let [count, stopWaiting] = [0, () => {}];
  const stop = (): void => {
    count += 1;
    stopWaiting();
  };
  const ask = async (number: number): Promise<void> => {
    // A page that was just added is not there before it is saved.
    await whenSaved(editor);
    if (number !== count) return;
    const { page, isEntry, records, unsaved } = editor.state();
    asked = { page, records, unsaved };
    const url = await setup.canvasUrl(page, isEntry).catch(() => '');
    if (number !== count) return;
    if (url === '') setup.onFailed();
    else {
      stopWaiting = setup.timer(setup.onFailed, TIMEOUT_MS);
      setup.onUrl(url);
    }
  };
  return {
    load() {
      if (editor.state().page === '') return;
      stop();
      setup.onAsked();
      void ask(count);
    },
    arrived() {
      stopWaiting();
      return asked;
    },
    asked: () => asked,
    stop,
  };
}
