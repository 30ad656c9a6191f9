import { tweakSlug } from '@quoin/domain/styles';
import type { BlockFieldContent } from '../content.ts';
import { escapeHtml } from '../escape.ts';

type Attributes = Readonly<Record<string, string>>;

/** The id under which a field's content is kept: its own, else the slug of its label. */
export function blockFieldId(attributes: Attributes): string {
  return attributes.id || tweakSlug(attributes.label ?? '');
}

/** A block field: its stored rows, or one empty column (site-templates 4). */
export function blockFieldHtml(id: string, attributes: Attributes, content: BlockFieldContent | null): string {
  const columns = attributes.columns === '1' ? '1' : '12';
  const isEmpty = content === null || content.html.trim() === '';
  const classes = [
    'sqs-layout',
    `sqs-grid-${columns}`,
    `columns-${columns}`,
    attributes.class ?? '',
    isEmpty ? 'empty' : '',
  ];
  const names: Record<string, string> = {
    class: classes.filter((name) => name !== '').join(' '),
    'data-layout-label': attributes.label ?? '',
    'data-type': 'block-field',
    'data-updated-on': String(content?.updatedOn ?? 0),
    id,
  };
  const list = Object.entries(names).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  const rows = isEmpty ? EMPTY_ROW.replaceAll('COLUMNS', columns) : content.html;
  return `<div ${list.join(' ')}>${rows}</div>`;
}

const EMPTY_ROW = '<div class="row sqs-row"><div class="col sqs-col-COLUMNS span-COLUMNS"></div></div>';
