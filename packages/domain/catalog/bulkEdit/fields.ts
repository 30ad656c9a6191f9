import * as texts from '@quoin/messages/app/bulkFields';

/** The columns of the bulk editor, in the order in which they are offered. */
export const BULK_FIELDS = [
  'title',
  'sku',
  'price',
  'salePrice',
  'onSale',
  'stock',
  'visible',
  'featured',
  'tags',
  'categories',
  'taxClass',
  'weight',
  'length',
  'width',
  'height',
  'seoTitle',
  'seoDescription',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** How a column is read and written. */
export type BulkKind = 'text' | 'money' | 'yesNo' | 'stock' | 'measure' | 'list' | 'paths';

export interface BulkColumn {
  readonly field: BulkField;
  readonly title: string;
  readonly kind: BulkKind;
  /** What it belongs to. Columns of the product are only on the row of its first variant. */
  readonly of: 'product' | 'variant';
}

const COLUMNS: Readonly<Record<BulkField, Omit<BulkColumn, 'field'>>> = {
  title: { title: texts.title, kind: 'text', of: 'product' },
  sku: { title: texts.sku, kind: 'text', of: 'variant' },
  price: { title: texts.price, kind: 'money', of: 'variant' },
  salePrice: { title: texts.salePrice, kind: 'money', of: 'variant' },
  onSale: { title: texts.onSale, kind: 'yesNo', of: 'variant' },
  stock: { title: texts.stock, kind: 'stock', of: 'variant' },
  visible: { title: texts.visible, kind: 'yesNo', of: 'product' },
  featured: { title: texts.featured, kind: 'yesNo', of: 'product' },
  tags: { title: texts.tags, kind: 'list', of: 'product' },
  categories: { title: texts.categories, kind: 'paths', of: 'product' },
  taxClass: { title: texts.taxClass, kind: 'text', of: 'product' },
  weight: { title: texts.weight, kind: 'measure', of: 'variant' },
  length: { title: texts.length, kind: 'measure', of: 'variant' },
  width: { title: texts.width, kind: 'measure', of: 'variant' },
  height: { title: texts.height, kind: 'measure', of: 'variant' },
  seoTitle: { title: texts.seoTitle, kind: 'text', of: 'product' },
  seoDescription: { title: texts.seoDescription, kind: 'text', of: 'product' },
};

export function bulkColumn(field: BulkField): BulkColumn {
  return { field, ...COLUMNS[field] };
}

export function isBulkField(text: string): text is BulkField {
  return (BULK_FIELDS as readonly string[]).includes(text);
}
