import {
  type Block,
  type BlockTypeName,
  definitionOf,
  type Field,
  type Fields,
  type PageDocument,
} from '@quoin/domain/blocks';
import { seen, type Visit } from './text.ts';

/** Fields of text that hold no words: addresses, names of menus and files, programs. */
const NO_WORDS: ReadonlySet<string> = new Set([
  'address',
  'business',
  'category',
  'currencySymbol',
  'duration',
  'language',
  'navigationId',
  'restaurantId',
  'tag',
  'unit',
  'url',
]);
/** Blocks whose text is code of the owner's, or an address. */
const NO_TEXT_BLOCKS: ReadonlySet<BlockTypeName> = new Set<BlockTypeName>(['code']);

type Values = Readonly<Record<string, unknown>>;

/** The same document with each text of its blocks as the visit of that block answers it. */
export function mapDocumentTexts(document: PageDocument, visitOf: (blockId: string) => Visit): PageDocument {
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => mapBlockTexts(block, visitOf(block.id))),
  }));
  return { ...document, sections };
}

/** A block's own texts, by the fields of its definition. */
export function mapBlockTexts(block: Block, visit: Visit): Block {
  const definition = definitionOf(block.type);
  if (definition === null || NO_TEXT_BLOCKS.has(block.type)) return block;
  return { ...block, value: mapValues(definition.fields as Fields, block.value, '', visit) };
}

function mapValues(fields: Fields, values: Values, path: string, visit: Visit): Values {
  const changed: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields))
    changed[name] = mapValue(field, values[name], { name, path: path + name }, visit);
  return changed;
}

interface At {
  readonly name: string;
  readonly path: string;
}

function mapValue(field: Field, value: unknown, { name, path }: At, visit: Visit): unknown {
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((each: Values, index) => mapValues(field.each, each, `${path}[${index}].`, visit));
  if (typeof value !== 'string') return value;
  if (field.kind === 'html') return seen(visit, path, field.label, value, 'html');
  if (field.kind !== 'text' || field.holds !== undefined || NO_WORDS.has(name)) return value;
  return seen(visit, path, field.label, value, field.isLong ? 'lines' : 'line');
}
