import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/filingCard';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { TokenField } from '../../../parts/fields/TokenField.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

/** What it is filed under, and who wrote it. */
export function FilingCard({ editor }: { readonly editor: EntryEditor }) {
  const { draft, journal, change, problemAt } = editor;
  const nameOf = (path: string) => journal.categories.find((each) => each.path === path)?.name ?? path;
  const pathOf = (name: string) => journal.categories.find((each) => each.name === name)?.path ?? name;
  return (
    <Card title={texts.organization}>
      <div className={fields.stack}>
        <TokenField
          label={commonTexts.categories}
          kind="category"
          values={draft.categories.map(nameOf)}
          onChange={(names) => change({ categories: names.map(pathOf) })}
          proposals={journal.categories.map(({ name }) => name)}
          error={problemAt('categories')}
          hint={texts.enterANewName}
        />
        <TokenField
          label={commonTexts.tags}
          kind="tag"
          values={draft.tags}
          onChange={(tags) => change({ tags })}
          proposals={journal.tags}
          error={problemAt('tags')}
        />
        <TextField
          label={commonTexts.author}
          value={draft.authorName}
          onChange={(authorName) => change({ authorName })}
          error={problemAt('authorName')}
          autoComplete="off"
          hint={journal.authors.length === 0 ? undefined : texts.usedBefore(journal.authors.slice(0, 4).join(', '))}
        />
      </div>
    </Card>
  );
}
