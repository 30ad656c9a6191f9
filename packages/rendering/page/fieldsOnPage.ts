import type { Section } from '@quoin/domain/blocks';
import { fieldSectionId } from '@quoin/domain/document';
import { attributesAtRoot } from './attributesAtRoot.ts';
import type { CompiledTheme } from './compileTheme.ts';
import type { CollectionContent } from './content/collectionContent.ts';
import type { PageContent } from './content/pageContent.ts';
import { unitsOf } from './mainUnit.ts';
import { blockFieldId } from './tags/blockField.ts';
import type { ThemeTag } from './tags/themeTags.ts';

const isField = ({ kind }: ThemeTag) => kind === 'block-field';

/** Block fields with content that a page's templates print. Ids with template code are tried at the page's root. */
export function fieldsOnPage(compiled: CompiledTheme, page: PageContent, now: number): readonly Section[] {
  const { sections } = page.frame.blockFields;
  if (sections.size === 0) return [];
  const tags = unitsOf(compiled, page).flatMap((unit) => unit.tags.filter(isField));
  const valuesOf = attributesAtRoot(compiled, page, now);
  const ids = new Set(tags.map((tag) => fieldSectionId(blockFieldId(valuesOf(tag)))));
  return [...ids].flatMap((id) => sections.get(id) ?? []);
}

/** Reports whether other pages of the site print the same field, so that an edit changes them too. */
export function isSharedField(compiled: CompiledTheme, page: PageContent, tag: ThemeTag): boolean {
  // An id with template code in it is another one on each page.
  if (tag.dynamic.has('id')) return false;
  const { collection, frame } = page;
  const printedOn = (unit: { readonly tags: readonly ThemeTag[] } | null) =>
    unit?.tags.some((each) => isField(each) && isSameField(each, tag)) === true;
  if (collection !== null && collection.itemCount > 0 && printedOn(compiled.item(collection.typeName))) return true;
  const others = frame.collections.filter(({ id, isEnabled }) => isEnabled && id !== collection?.id);
  return others.some((other) => unitsOf(compiled, pageOf(page, other)).some(printedOn));
}

function isSameField(one: ThemeTag, other: ThemeTag): boolean {
  const isSamePlace = one.file === other.file && one.line === other.line;
  return isSamePlace || (!one.dynamic.has('label') && blockFieldId(one.attributes) === blockFieldId(other.attributes));
}

/** Another page, as far as it decides which templates it is made of. */
function pageOf(page: PageContent, collection: CollectionContent): PageContent {
  return { ...page, collection, item: null, items: null, system: null, document: null, parts: null };
}
