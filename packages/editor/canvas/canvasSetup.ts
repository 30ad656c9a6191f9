import type { SectionMarkupRequest, SectionMarkupResponse } from '@quoin/contract/endpoints/content';
import type { Binding } from '@quoin/domain/document';
import type { Point } from '@quoin/domain/layout';
import type { ActWorld } from '../commands/acts/act.ts';
import type { TextKey } from '../text/textProtocol.ts';
import type { MarkWords } from './markWriting.ts';
import type { SendReport } from './sync/reportBlock.ts';
import type { LiveStyle } from './sync/styleSync.ts';

/** What the canvas receives from its surroundings. */
export interface CanvasSetup {
  readonly world: ActWorld;
  readonly siteOrigin: string;
  /** Address of a draft page, on the site's origin; good for minutes. */
  canvasUrl(page: string, isEntry: boolean): Promise<string>;
  sectionMarkup(request: SectionMarkupRequest): Promise<SectionMarkupResponse>;
  /** Keeps why a block could not be shown. */
  readonly reportBlock?: SendReport;
  /** A block is to be edited: `point` is where on the page it was pressed. */
  edit(block: string, point: Point | null): void;
  /** What theme or system drew is to be changed where it comes from; `isWritten`: it is written on the page. */
  openMark?(binding: Binding, isWritten: boolean): void;
  /** Where words of a mark are kept, if they may be written on the page. */
  words?(binding: Binding): MarkWords | null;
  /** Makes the text of the entry in front sections of its page. */
  writeEntry?(): void;
  /** A key pressed while one writes that is the editor's: undo, save, find; or one that makes a link. */
  textKey?(key: TextKey, makeLink: () => void): void;
  readonly language?: string;
  /** Shows the style while it changes. Without it, the page reloads once the style is saved. */
  readonly style?: LiveStyle;
  /** The page in the frame came, or went (EDIT-02). */
  frameEvent?(name: 'load' | 'iframeUnload', page: string): void;
}
