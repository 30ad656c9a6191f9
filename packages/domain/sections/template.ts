import { type BlockTypeName, definitionOf, phonePlaces, readValues, type SectionTheme } from '@quoin/domain/blocks';
import { type Placement, readingOrder } from '@quoin/domain/layout';
import type { SectionCategory } from './categories.ts';

/**
 * What a template requests from the site it is added to. Without an answer the method returns `''` and the place stays
 * empty.
 */
export interface SectionTools {
  /** Of the site. */
  readonly language: string;
  /** Of the section's main heading: 1 for the first section of a page, else 2. */
  readonly level: 1 | 2;
  /** Plain text. */
  readonly siteTitle: string;
  /** Id of a picture of about this shape; another one each time, while there are others. */
  picture(shape: PictureShape): string;
  /** Address of the page that does this for the site. */
  link(to: PageRole): string;
  collection(of: CollectionRole): string;
  form(kind: 'contact' | 'newsletter'): string;
}

export type PictureShape = 'wide' | 'tall' | 'square';
export type CollectionRole = 'shop' | 'journal' | 'events';
/** What buttons of templates lead to. */
export type PageRole = CollectionRole | 'home' | 'about' | 'contact' | 'services' | 'portfolio' | 'menu';

/** A block as a template writes it, in the order people read on phones. */
export interface TemplateBlock {
  readonly type: BlockTypeName;
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Placement;
}

export interface SectionTemplate {
  readonly id: string;
  readonly category: SectionCategory;
  /** In English, as the app calls it, and in German for sites of that language. */
  readonly name: readonly [english: string, german: string];
  readonly theme: SectionTheme;
  readonly height: 'content' | 'small' | 'medium' | 'large';
  readonly width: 'inset' | 'full';
  /** A picture behind everything, and the opacity of the theme's background colour over it, in percent. */
  readonly background?: { readonly shape: PictureShape; readonly overlay: number };
  blocks(kit: SectionKit): readonly TemplateBlock[];
}

/** A section ready to be put into a page. */
export interface MadeSection {
  readonly section: {
    readonly name: string;
    readonly theme: SectionTheme;
    readonly height: SectionTemplate['height'];
    readonly width: SectionTemplate['width'];
    readonly background:
      | { readonly kind: 'none' }
      | { readonly kind: 'image'; readonly imageId: string; readonly overlay: number };
  };
  readonly blocks: readonly MadeBlock[];
}

export interface MadeBlock {
  readonly type: BlockTypeName;
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Placement;
  readonly phonePlace?: Placement;
}

/** What templates write with: the site's answers, and words in its language. */
export interface SectionKit extends SectionTools {
  /** The text in the site's language. */
  t(english: string, german: string): string;
  /** The section's main heading. */
  head(english: string, german: string): string;
  /** A heading below it. */
  sub(english: string, german: string): string;
  /** A paragraph. */
  p(english: string, german: string): string;
}

/** A template's section for one site: every value that its blocks' fields know, and its place on phones where it needs one. */
export function makeSection(template: SectionTemplate, tools: SectionTools): MadeSection {
  const kit = kitOf(tools);
  const { theme, height, width, background } = template;
  const behind = background === undefined ? '' : tools.picture(background.shape);
  return {
    section: {
      ...{ name: kit.t(...template.name), theme, height, width },
      background:
        background === undefined || behind === ''
          ? { kind: 'none' }
          : { kind: 'image', imageId: behind, overlay: background.overlay },
    },
    blocks: placedOnPhones(template.blocks(kit)),
  };
}

/** Derived, as long as that is the order they are written in; else one below the other as written. */
function placedOnPhones(blocks: readonly TemplateBlock[]): readonly MadeBlock[] {
  const made = blocks.map(({ type, value, place }) => ({ type, value: withDefaults(type, value), place }));
  if (isReadAsWritten(blocks)) return made;
  const inTurn = made.map((block, index) => ({
    ...block,
    id: String(index),
    place: { ...block.place, row: index + 1 },
  }));
  const places = phonePlaces(inTurn);
  return made.map((block, index) => ({ ...block, phonePlace: { ...places.get(String(index))!, layer: 0 } }));
}

function isReadAsWritten(blocks: readonly TemplateBlock[]): boolean {
  const read = readingOrder(blocks.map(({ place }, index) => ({ id: String(index).padStart(3, '0'), place })));
  return read.every(({ id }, index) => Number(id) === index);
}

function withDefaults(type: BlockTypeName, value: TemplateBlock['value']): TemplateBlock['value'] {
  const definition = definitionOf(type);
  return definition === null ? value : readValues(definition.fields, value);
}

export function kitOf(tools: SectionTools): SectionKit {
  const isGerman = /^de(?:-|$)/i.test(tools.language);
  const t = (english: string, german: string) => (isGerman ? german : english);
  const tagged = (tag: string) => (english: string, german: string) => `<${tag}>${t(english, german)}</${tag}>`;
  return { ...tools, t, head: tagged(`h${tools.level}`), sub: tagged(`h${tools.level + 1}`), p: tagged('p') };
}

/** Plain text inside HTML. */
export function asHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
