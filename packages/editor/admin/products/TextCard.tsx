import { CATALOG_LIMITS } from '@quoin/domain/catalog';
import { Card } from '../../parts/Card.tsx';
import fields from '../../parts/fields.module.css';
import { MarkupField } from '../../parts/MarkupField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import type { ProductEditor } from './useProductEditor.ts';

export function TextCard({ editor }: { readonly editor: ProductEditor }) {
  const { draft, change, problemAt } = editor;
  return (
    <Card>
      <div className={fields.stack}>
        <TextField
          label="Title"
          value={draft.title}
          onChange={(title) => change({ title })}
          error={problemAt('title')}
          maxLength={CATALOG_LIMITS.title + 50}
          autoFocus={editor.product === null}
          placeholder="Short and plain, as buyers would call it"
        />
        <MarkupField
          label="Description"
          rows={8}
          value={draft.description}
          onChange={(description) => change({ description })}
          error={problemAt('description')}
          placeholder="What it is, what it is made of, how large it is. An empty line begins a new paragraph."
        />
      </div>
    </Card>
  );
}
