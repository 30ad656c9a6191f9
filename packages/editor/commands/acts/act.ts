import type { JsonRecord } from '@quoin/domain/document';
import type { Problem } from '@quoin/domain/problem';
import type { Editor, EditorState } from '../../document/editor.ts';
import type { PrintedElement } from '../../frame/printedPage.ts';
import type { TextCommand } from '../../text/textProtocol.ts';
import type { Clip, Copies } from '../blocks/clip.ts';

/** Menus that contain an act: for a block, a section, a page, editing or the view. */
export type ActMenu = 'block' | 'section' | 'page' | 'edit' | 'view';

/** Something a person can ask for: by key, from a menu, in the palette. It runs a command, or changes what is looked at. */
export interface Act {
  readonly id: string;
  readonly text: string | ((state: EditorState) => string);
  /** Further words it is found by. */
  readonly also?: string;
  /** As in `Ctrl+Shift+Z`, by the character a key makes; Ctrl is ⌘ on a Mac. */
  readonly keys?: readonly string[];
  /** Instead of a long list of keys in the help: "Arrows". */
  readonly keysText?: string;
  /** The same with the pointer, for the help: "Alt+drag". */
  readonly gesture?: string;
  /** `canvas`: only while the page or its layers have the focus. `text`: even while one writes in a field. Else: anywhere but in fields. */
  readonly where?: 'canvas' | 'text';
  /** On a key press, the browser's own copy, cut and paste events do it. From menus, it is requested here. */
  readonly isNative?: boolean;
  readonly menus: readonly ActMenu[];
  /** Left out of the palette: it means something only by key. */
  readonly isKeyOnly?: boolean;
  /** Ids of the commands it runs. */
  readonly runs?: readonly string[];
  isPossible(state: EditorState): boolean;
  act(world: ActWorld, press?: Press): void;
}

/** How it was asked for, when it was by key. */
export interface Press {
  /** As in `Shift+ArrowLeft`. */
  readonly keys: string;
  /** The key is held down. */
  readonly isRepeat: boolean;
}

export interface ActWorld {
  readonly editor: Editor;
  readonly shell: Shell;
}

/** Places of the editor that an act opens. */
export type ShellView =
  | 'palette'
  | 'shortcuts'
  | 'publish'
  | 'versions'
  | 'insertBlock'
  | 'insertSection'
  | 'saveSection'
  | 'addPage'
  | 'pages'
  | 'layers'
  | 'style'
  | 'blockSettings'
  | 'sectionSettings'
  | 'pageSettings'
  | 'pageTitle'
  | 'siteSettings'
  | 'code'
  | 'notices'
  | 'screens'
  | 'renameBlock'
  | 'tour'
  | 'help'
  | 'form'
  | 'redirects'
  | 'searchTable'
  | 'previewLinks';

/** What surrounds the document: dialogs, clipboard, view. React implements it, but acts use only this interface. */
export interface Shell {
  /** This site's name, as clips carry it. */
  readonly site: string;
  show(view: ShellView): void;
  /** Says why nothing was done. */
  refuse(problem: Problem): void;
  /** Says it to those who listen rather than look (ED-15). */
  say(text: string): void;
  readonly clipboard: { write(clip: Clip): void; read(): Promise<Clip | null> };
  /** Pictures of another site, copied here by the server; those that could not be read are missing. Never fails. */
  copyPictures(site: string, ids: readonly string[]): Promise<Copies>;
  /** A block's style that was copied. */
  readonly styles: { keep(style: JsonRecord): void; kept(): JsonRecord | null };
  toggle(option: 'grid' | 'snapping' | 'characterKeys'): void;
  zoom(step: 'in' | 'out' | 'all'): void;
  preview(): void;
  keepVersion(): void;
  /** Makes the text of the entry in front, or the details of the product, sections of its page, with the caret in them. */
  writeEntry(): void;
  /** What the theme has printed of the page in front; null where no page says. */
  printed(): Promise<PrintedElement | null>;
  goTo(place: 'nextRegion' | 'toolbar'): void;
  /** Formats the text one writes on the page, or asks where a link in it leads. */
  text(command: TextCommand | 'link'): void;
}
