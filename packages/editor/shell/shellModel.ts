import type { Binding, JsonRecord } from '@quoin/domain/document';
import type { Problem } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/shellModel';
import type { HelpTarget } from '../app/help/helpPage.ts';
import type { CanvasModel } from '../canvas/canvasModel.ts';
import type { Shell, ShellView } from '../commands/acts/act.ts';
import { type Clip, type Copies, parseClip } from '../commands/blocks/clip.ts';
import { chosenItem } from './canvasPlace.ts';
import { createItemTitle, type ItemTitle } from './panels/itemTitle.ts';

export type LeftTab = 'pages' | 'layers' | 'style';
export type RightPart = 'selection' | 'mark' | 'page' | 'site' | 'code' | 'notices' | 'screens';
export type ShellDialog = Exclude<ShellView, LeftTab | keyof typeof RIGHT_PARTS> | 'keepVersion';

/** `isSeenOnly`: the focus stays on the page. */
export interface WantedField {
  readonly name: string;
  readonly isSeenOnly?: boolean;
}

/** What of the editor's surroundings is open; it lives as long as the screen. */
export interface ShellState {
  readonly dialog: ShellDialog | null;
  /** What of the help is looked for; null: the page about the editor. */
  readonly help: HelpTarget | null;
  /** null: the panel is closed. */
  readonly left: LeftTab | null;
  readonly right: RightPart | null;
  /** What theme or system drew of it was pressed on the page: its fields are the part `mark`. */
  readonly mark: Binding | null;
  /** The field the focus is to go to, by its name; '' for the first that is there. Another object each time it is wanted. */
  readonly wantedField: WantedField | null;
  /**
   * The panel that the user requested last, which gets the focus (ED-42). The count distinguishes repeated requests.
   */
  readonly asked: { readonly side: 'left' | 'right' | null; readonly count: number };
  readonly isPreview: boolean;
  /** The revision that visitors see, as far as this window knows; null: they see another. */
  readonly published: number | null;
  readonly hasCharacterKeys: boolean;
  /** Said to those who listen; the count makes the same words new. */
  readonly said: { readonly text: string; readonly count: number };
}

/** What the canvas does for the shell; there once it is drawn. */
export interface CanvasControls {
  zoom(step: 'in' | 'out' | 'all'): void;
  toggle(option: 'grid' | 'snapping'): void;
  /** Reloads the page after a change on it that is not part of the draft. */
  load(): void;
  readonly textCommand: CanvasModel['textCommand'];
  readonly focusText: CanvasModel['focusText'];
  readonly printed: CanvasModel['printed'];
  readonly linkText: CanvasModel['linkText'];
}

export interface ShellModel {
  readonly shell: Shell;
  state(): ShellState;
  subscribe(listener: () => void): () => void;
  set(change: Partial<ShellState>): void;
  setCanvas(canvas: CanvasControls | null): void;
  /** How the text of an entry becomes sections, once a page is drawn. */
  setEntryWriting(write: () => void): void;
  refreshCanvas(): void;
  /** Opens what something on the page comes from, with its field ready to be written, unless it is written on the page. */
  openMark(binding: Binding, isWritten?: boolean): void;
  readonly itemTitle: ItemTitle;
  /** Back to the text one writes on the page. */
  focusText(): void;
}

export interface ShellSetup {
  readonly site: string;
  /** Narrow windows begin with the canvas alone. */
  readonly isNarrow: boolean;
  /** Now a panel would lie over the page. */
  isSheet(): boolean;
  readonly published: number | null;
  complain(problem: Problem): void;
  /** Copies pictures of another site here; rejects where it could not be asked. */
  copyPictures(site: string, ids: readonly string[]): Promise<Copies>;
  /** Whether single-character shortcuts are on is remembered by the browser. */
  readonly characterKeys: { read(): boolean; write(isOn: boolean): void };
}

/** How often a panel was asked for, as long as it is the last one that was. */
export function requestsOf(model: ShellModel, side: 'left' | 'right'): number {
  const { asked } = model.state();
  return asked.side === side ? asked.count : 0;
}

const RIGHT_PARTS = {
  ...{ blockSettings: 'selection', sectionSettings: 'selection', pageSettings: 'page', pageTitle: 'page' },
  ...{ siteSettings: 'site', code: 'code', notices: 'notices', screens: 'screens' },
} as const satisfies Partial<Record<ShellView, RightPart>>;
const LEFT_TABS: readonly string[] = ['pages', 'layers', 'style'];

export function createShell(setup: ShellSetup): ShellModel {
  const { site, isNarrow, published, complain, characterKeys } = setup;
  const listeners = new Set<() => void>();
  let canvas: CanvasControls | null = null;
  let writeEntry = () => {};
  let [kept, lastClip] = [null as JsonRecord | null, ''];
  let state: ShellState = {
    ...{
      dialog: null,
      help: null,
      isPreview: false,
      published,
      mark: null,
      wantedField: null,
      said: { text: '', count: 0 },
    },
    asked: { side: null, count: 0 },
    ...{ left: isNarrow ? null : 'pages', right: isNarrow ? null : 'selection' },
    hasCharacterKeys: characterKeys.read(),
  };
  const set = (change: Partial<ShellState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const toggleCharacterKeys = () => {
    set({ hasCharacterKeys: !state.hasCharacterKeys });
    characterKeys.write(state.hasCharacterKeys);
    say(state.hasCharacterKeys ? texts.singleCharacterShortcutsAre : texts.singleCharacterShortcutsAreOff);
  };
  const say = (text: string) => set({ said: { text, count: state.said.count + 1 } });
  const shell: Shell = {
    site,
    say,
    show: (view) => set({ ...changeOf(view), asked: { side: askedSide(view, state), count: state.asked.count + 1 } }),
    refuse: complain,
    copyPictures: (from, ids) =>
      setup.copyPictures(from, ids).catch(() => {
        complain({ code: 'picturesNotCopied' });
        return {};
      }),
    clipboard: {
      write: (clip: Clip) => {
        lastClip = JSON.stringify(clip);
        // Where the browser forbids it, copies still go from page to page in this window.
        void navigator.clipboard?.writeText(lastClip).catch(() => undefined);
      },
      read: async () => parseClip((await navigator.clipboard?.readText().catch(() => '')) || lastClip),
    },
    styles: {
      keep: (style) => {
        kept = style;
        say(texts.styleCopied);
      },
      kept: () => kept,
    },
    toggle: (option) => (option === 'characterKeys' ? toggleCharacterKeys() : canvas?.toggle(option)),
    zoom: (step) => canvas?.zoom(step),
    preview: () => set({ isPreview: !state.isPreview }),
    keepVersion: () => set({ dialog: 'keepVersion' }),
    text: (command) => {
      if (command === 'link') canvas?.linkText(true);
      else {
        canvas?.textCommand(command);
        canvas?.focusText();
      }
    },
    writeEntry: () => writeEntry(),
    printed: () => canvas?.printed() ?? Promise.resolve(null),
    goTo: (place) => (place === 'nextRegion' ? focusNextRegion() : focusToolbar()),
  };
  return {
    ...{ shell, set, state: () => state },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refreshCanvas: () => canvas?.load(),
    itemTitle: createItemTitle(),
    openMark(mark, isWritten = false) {
      const name = mark.kind === 'list' ? mark.field || 'list' : mark.field;
      if (isWritten) {
        const right = setup.isSheet() ? state.right : 'mark';
        set({ mark, right, wantedField: { name, isSeenOnly: true }, asked: { ...state.asked, side: null } });
      } else {
        const asked = { side: 'right', count: state.asked.count + 1 } as const;
        set({ mark, right: 'mark', wantedField: { name }, asked });
      }
    },
    focusText: () => canvas?.focusText(),
    setCanvas: (next) => {
      canvas = next;
    },
    setEntryWriting: (next) => {
      writeEntry = next;
    },
  };
}

function changeOf(view: ShellView): Partial<ShellState> {
  if (isLeftTab(view)) return { left: view };
  if (isRightView(view)) return { right: RIGHT_PARTS[view], wantedField: fieldOf(view) };
  return { dialog: view as ShellDialog };
}

/** Where the focus goes as soon as the panel is there. */
function fieldOf(view: ShellView): WantedField | null {
  if (view === 'pageTitle') return { name: 'title' };
  return view === 'blockSettings' ? { name: '' } : null;
}

/**
 * Returns the side to focus. Open settings follow the selection by themselves, so the focus stays on the page during
 * selection.
 */
function askedSide(view: ShellView, { right }: ShellState): 'left' | 'right' | null {
  if (isLeftTab(view)) return 'left';
  if (!isRightView(view)) return null;
  return RIGHT_PARTS[view] === 'selection' && right !== null ? null : 'right';
}

function isLeftTab(view: ShellView): view is LeftTab {
  return LEFT_TABS.includes(view);
}

function isRightView(view: ShellView): view is keyof typeof RIGHT_PARTS {
  return Object.hasOwn(RIGHT_PARTS, view);
}

/** Parts of the screen in their order; each is reached by Ctrl+` (ED-42). */
function focusNextRegion(): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (each) => each.offsetParent !== null,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + 1) % Math.max(1, regions.length)];
  if (next === undefined) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  (chosenItem(next) ?? next).focus();
}

/** The first thing to press in the nearest toolbar: of what is chosen, else the one on top. */
function focusToolbar(): void {
  const toolbars = [...document.querySelectorAll<HTMLElement>('[role="toolbar"]')].filter(
    (each) => each.offsetParent !== null,
  );
  const nearest = toolbars.at(-1);
  nearest?.querySelector<HTMLElement>('button:not([disabled]), a[href], input')?.focus();
}
