import * as texts from '@quoin/messages/app/textStyles';

/**
 * What the editor requests from a running text, and what a running text reports to it: plain values, known to both
 * sides.
 */
export type TextMark = 'strong' | 'em' | 'underline' | 'strike' | 'monospace' | 'highlight';
export const WORD_COLORS = ['accent', 'soft'] as const;
export type WordColor = (typeof WORD_COLORS)[number];
export const WORD_SIZES = ['small', 'large', 'huge'] as const;
export type WordSize = (typeof WORD_SIZES)[number];
export type TextStyle = 'paragraph' | 'large' | 'small' | 'heading1' | 'heading2' | 'heading3' | 'heading4' | 'code';
export type TextList = 'bulletList' | 'orderedList';
export type TextAlign = 'left' | 'center' | 'right' | 'justify';

export type TextCommand =
  | { readonly name: 'mark'; readonly mark: TextMark }
  | { readonly name: 'style'; readonly style: TextStyle }
  /** Of the chosen words; '' is that of the paragraph. */
  | { readonly name: 'color'; readonly color: WordColor | '' }
  | { readonly name: 'size'; readonly size: WordSize | '' }
  | { readonly name: 'list'; readonly list: TextList }
  | { readonly name: 'align'; readonly align: TextAlign }
  | { readonly name: 'quote' | 'clear' | 'indent' | 'outdent' }
  /** `href` '' removes the link. `text` is used if nothing is selected. */
  | { readonly name: 'link'; readonly href: string; readonly newWindow: boolean; readonly text: string };

/** What is true at the caret, or of all that is chosen. */
export interface TextState {
  readonly marks: readonly string[];
  /** '' where several are mixed, or none of them fits. */
  readonly style: TextStyle | '';
  readonly list: TextList | '';
  readonly isQuote: boolean;
  readonly color: WordColor | '';
  readonly size: WordSize | '';
  readonly align: TextAlign | '';
  readonly link: { readonly href: string; readonly newWindow: boolean } | null;
  readonly hasSelection: boolean;
}

export const TEXT_STYLES: Readonly<Record<TextStyle, string>> = {
  ...{ paragraph: texts.paragraph, large: texts.largeParagraph, small: texts.smallParagraph },
  ...{
    heading1: texts.heading1,
    heading2: texts.heading2,
    heading3: texts.heading3,
    heading4: texts.heading4,
    code: texts.code,
  },
};

export const NO_TEXT_STATE: TextState = {
  ...{
    marks: [],
    style: '',
    list: '',
    isQuote: false,
    color: '',
    size: '',
    align: '',
    link: null,
    hasSelection: false,
  },
};

/** A key pressed in the text that is the editor's: undo, save, find. */
export interface TextKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Html from the editor for a running text. */
export interface IncomingText {
  readonly html: string;
  /** What the editor took the text to be: what was typed since is kept. */
  readonly was: string;
  /** Counts what came in, so that answers to older texts are known as such. */
  readonly version: number;
  /** Whether the caret goes to what changed (undo), or stays where it is. */
  readonly showsChange: boolean;
}
