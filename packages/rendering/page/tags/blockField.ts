import type { Section } from '@quoin/domain/blocks';
import { fieldSectionId } from '@quoin/domain/document';
import { tweakSlug } from '@quoin/domain/styles';
import { escapeHtml } from '../escape.ts';

type Attributes = Readonly<Record<string, string>>;

/** What a page knows of the theme's block fields. */
export interface FieldHost {
  readonly sections: ReadonlyMap<string, Section>;
  /** Milliseconds. */
  readonly updatedOn: number;
  /** Renders the field's own markup. '' if visitors see nothing of it. */
  print(section: Section): string;
  /** For an editor: a field without content has its place too. */
  readonly isCanvas: boolean;
}

/** The id under which a field's content is kept: its own, else the slug of its label. */
export function blockFieldId(attributes: Attributes): string {
  return attributes.id || tweakSlug(attributes.label ?? '');
}

/** Renders a block field: its content, or one empty column (site-templates 4). `isShared`: other pages show it too. */
export function blockFieldHtml(attributes: Attributes, host: FieldHost, isShared: boolean): string {
  const id = blockFieldId(attributes);
  const sectionId = fieldSectionId(id);
  const stored = host.sections.get(sectionId);
  const inner = stored || host.isCanvas ? host.print(stored ?? emptySection(sectionId)) : '';
  const columns = attributes.columns === '1' ? '1' : '12';
  const classes = [
    'sqs-layout',
    `sqs-grid-${columns}`,
    `columns-${columns}`,
    attributes.class ?? '',
    inner === '' ? 'empty' : '',
  ];
  const names: Record<string, string> = {
    class: classes.filter((name) => name !== '').join(' '),
    'data-layout-label': attributes.label ?? '',
    'data-type': 'block-field',
    'data-updated-on': String(stored === undefined ? 0 : host.updatedOn),
    id,
    ...(host.isCanvas ? canvasMarks(attributes, isShared) : {}),
  };
  const list = Object.entries(names).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  const column = `<div class="col sqs-col-${columns} span-${columns}">${inner}</div>`;
  return `<div ${list.join(' ')}><div class="row sqs-row">${column}</div></div>`;
}

/** What the editor reads of a field besides its markup. */
function canvasMarks(attributes: Attributes, isShared: boolean): Readonly<Record<string, string>> {
  return {
    ...(attributes['lock-layout'] === 'true' ? { 'data-field-locked': '' } : {}),
    ...(isShared ? { 'data-field-shared': '' } : {}),
  };
}

function emptySection(id: string): Section {
  const plain = { theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } } as const;
  return { ...plain, id, name: '', blocks: [] };
}
