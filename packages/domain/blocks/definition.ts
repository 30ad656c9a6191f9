import * as words from '@quoin/messages/app/blockWords';
import type { BlockTypeName } from './blockTypes.ts';
import type { Fields, ValuesOf } from './field.ts';

export interface WrittenField {
  /** `items.title`: of each entry of the list `items`. */
  readonly field: string;
  /** Finds its element in what the block draws; of a list those of its entries, in their order. */
  readonly at: string;
  /** Of a list: entries without words here are not drawn. */
  readonly needs?: string;
}

/** What an owner can set on a type of block, with defaults and limits. */
export interface BlockDefinition<All extends Fields = Fields> {
  readonly type: BlockTypeName;
  /** As menus call it. */
  readonly name: string;
  /** Where the insert dialog lists it. */
  readonly group: BlockGroup;
  readonly icon: BlockIcon;
  readonly fields: All;
  /** Names of the fields that say how it looks; all others say what it shows. An editor draws them apart. */
  readonly design?: readonly string[];
  /** Returns names of fields that mean nothing with these values. An editor leaves them out. */
  readonly unused?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** Fields whose words are written on the page itself. */
  readonly inPlace?: readonly WrittenField[];
  /** Size on the grid when it is added. */
  readonly size: { readonly columns: number; readonly rows: number };
  /** What the canvas asks for while there is nothing to show; pages of visitors show nothing then. */
  readonly empty?: string;
  /** Further words it is found by. */
  readonly also?: string;
  /** Off for the whole site where its flag is (ENUM-07). */
  readonly feature?: BlockFeature;
  /** Not offered: pages that were brought here may hold it. A sentence says why, where its service has ended. */
  readonly kept?: string;
}

export type BlockValue<Definition> = Definition extends BlockDefinition<infer All> ? ValuesOf<All> : never;

/** Groups of the insert dialog, in its order. */
export const BLOCK_GROUPS = {
  basic: words.basics,
  media: words.imagesVideoAndAudio,
  collections: words.contentFromYourPages,
  forms: words.formsAndSearch,
  store: words.shopAndMembers,
  places: words.mapsAndDates,
  more: words.more,
  services: words.otherServices,
} as const;
export type BlockGroup = keyof typeof BLOCK_GROUPS;

/** ENUM-07: types a host may switch off for a site. */
export const BLOCK_FEATURES = ['amazon', 'donation', 'menu', 'opentable'] as const;
export type BlockFeature = (typeof BLOCK_FEATURES)[number];

/** What it looks like in menus; an editor has a drawing for each. */
export type BlockIcon =
  | 'text'
  | 'picture'
  | 'pictures'
  | 'video'
  | 'audio'
  | 'album'
  | 'button'
  | 'quote'
  | 'code'
  | 'markdown'
  | 'embed'
  | 'line'
  | 'spacer'
  | 'shape'
  | 'accordion'
  | 'marquee'
  | 'chart'
  | 'map'
  | 'calendar'
  | 'dates'
  | 'menu'
  | 'social'
  | 'search'
  | 'archive'
  | 'tags'
  | 'list'
  | 'product'
  | 'plan'
  | 'donation'
  | 'members'
  | 'feed'
  | 'form'
  | 'newsletter'
  | 'summary'
  | 'comments'
  | 'link'
  | 'logo'
  | 'booking'
  | 'service';

/** Fields of a definition as an editor lists them: what it shows, and how it looks. */
export function fieldNames(
  { fields, design = [] }: Pick<BlockDefinition, 'fields' | 'design'>,
  part: 'content' | 'design',
): readonly string[] {
  return Object.keys(fields).filter((name) => design.includes(name) === (part === 'design'));
}

/** Whether a flag is on: `features` is what a site's frame says under `blockFeatures`. What is not named is on. */
export function isFeatureOn(feature: BlockFeature | undefined, features: unknown): boolean {
  if (feature === undefined || typeof features !== 'object' || features === null) return true;
  return !Object.hasOwn(features, feature) || (features as Readonly<Record<string, unknown>>)[feature] !== false;
}
