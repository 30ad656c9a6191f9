import type { DesignStylesheetRequest, DesignStylesheetResponse } from '@quoin/contract/endpoints/content';
import { isSame, type JsonRecord, recordIn, textIn } from '@quoin/domain/document';
import { readSiteStyle, type Stored, styleOver, styleSheetOf, type Tweak, tweakClasses } from '@quoin/domain/styles';
import type { Editor } from '../../document/editor.ts';
import type { Timer } from '../../frame/drawing/settle.ts';
import type { FrameOrder } from '../../frame/protocol.ts';

/** What shows a style while it is changed needs from around the editor. */
export interface LiveStyle {
  /** What the theme begins with; null while nobody knows it yet: then the page is as the server made it. */
  look(): Stored | null;
  tweaks(): readonly Tweak[];
  /** The theme with tweaks and a stylesheet that are not saved yet; null where it could not be made. */
  compile(request: DesignStylesheetRequest): Promise<DesignStylesheetResponse | null>;
}

export interface StyleSyncSetup extends LiveStyle {
  readonly editor: Editor;
  send(order: FrameOrder): void;
  readonly timer: Timer;
}

/** Brings the style to the page in the frame: colours, fonts and measures at once (ED-38), tweaks and LESS by the server. */
export interface StyleSync {
  /** The page has come; `asked`: the style it was made with. */
  start(asked: JsonRecord): void;
  changed(): void;
  close(): void;
}

/** How long what the server must compile waits for more of the same. */
const COMPILE_PAUSE_MS = 150;

export function createStyleSync(setup: StyleSyncSetup): StyleSync {
  const { editor, send } = setup;
  let [shown, css] = [null as JsonRecord | null, ''];
  let [stop, asking] = [() => {}, 0];

  const record = (): JsonRecord => editor.record('style:style') ?? {};

  function changed(): void {
    const now = record();
    if (shown === null || shown === now) return;
    const before = shown;
    shown = now;
    showSheet();
    showClasses(before, now);
    if (!isSame(compiledOf(before), compiledOf(now))) compileSoon();
  }

  function showSheet(): void {
    const look = setup.look();
    if (look === null) return;
    const next = styleSheetOf(readSiteStyle(styleOver(look, record())), { isCanvas: true });
    if (next === css) return;
    css = next;
    send({ type: 'sheet', name: 'style', css });
  }

  function showClasses(before: JsonRecord, now: JsonRecord): void {
    const [was, is] = [before, now].map((style) => tweakClasses(setup.tweaks(), textsOf(style)).filter(Boolean));
    const [add, remove] = [is!.filter((name) => !was!.includes(name)), was!.filter((name) => !is!.includes(name))];
    if (add.length > 0 || remove.length > 0) send({ type: 'bodyClasses', add, remove });
  }

  function compileSoon(): void {
    stop();
    stop = setup.timer(() => void compile(), COMPILE_PAUSE_MS);
  }

  async function compile(): Promise<void> {
    asking += 1;
    const asked = asking;
    const style = record();
    const request = { theme: textIn(style, 'theme'), tweaks: textsOf(style), customCss: textIn(style, 'customCss') };
    const answer = await setup.compile(request);
    // A later answer is on its way, or the page has gone.
    if (answer === null || shown === null || asked !== asking || answer.address === null) return;
    send({ type: 'stylesheet', from: '/assets/site/', to: answer.address });
  }

  return {
    changed,
    start(asked) {
      [shown, css] = [asked, ''];
      showSheet();
      changed();
    },
    close() {
      shown = null;
      asking += 1;
      stop();
    },
  };
}

/** What the server compiles. */
function compiledOf(style: JsonRecord): JsonRecord {
  return { tweaks: recordIn(style, 'tweaks'), customCss: textIn(style, 'customCss') };
}

function textsOf(style: JsonRecord): Readonly<Record<string, string>> {
  const texts = Object.entries(recordIn(style, 'tweaks')).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}
