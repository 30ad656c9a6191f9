import { entryPage } from '@quoin/domain/document';
import { ITEM_LIMITS, itemKind } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryTexts';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../../app/site/site.ts';
import { buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { RichTextField } from '../../../richText/RichTextField.tsx';
import { BLANK_ENTRY } from '../entryDraft.ts';
import type { EntryEditor } from '../useEntryEditor.ts';

/** Title, text and summary. A text that is written on the page is changed there. */
export function EntryTexts({ editor }: { readonly editor: EntryEditor }) {
  const { draft, entry, change, problemAt } = editor;
  const isReadOnly = editor.mode === 'read' || entry?.deletedOn != null;
  const stored = entry?.draft ?? BLANK_ENTRY;
  const record = entry === null ? `new in ${editor.journal.id}` : `entry ${entry.id}`;
  return (
    <Card>
      <div className={fields.stack}>
        <TextField
          label={commonTexts.title}
          value={draft.title}
          onChange={(title) => change({ title })}
          error={problemAt('title')}
          maxLength={ITEM_LIMITS.title + 50}
          autoFocus={editor.entry === null}
        />
        {entry?.isOnPage ? (
          <TextOnPage id={entry.id} />
        ) : (
          <RichTextField
            label={commonTexts.text}
            rows={itemKind(editor.journal.kind).part === 'nothing' ? 14 : 8}
            value={draft.body}
            onChange={(body) => change({ body })}
            error={problemAt('body')}
            placeholder={texts.writeOrTypeTo}
            kept={{ name: `${record} body`, stored: stored.body }}
            {...{ isReadOnly }}
          />
        )}
        <RichTextField
          label={texts.summary}
          rows={3}
          value={draft.excerpt}
          onChange={(excerpt) => change({ excerpt })}
          error={problemAt('excerpt')}
          placeholder={texts.shownInListsAnd}
          kept={{ name: `${record} excerpt`, stored: stored.excerpt }}
          {...{ isReadOnly }}
        />
      </div>
    </Card>
  );
}

function TextOnPage({ id }: { readonly id: string }) {
  const site = useSite();
  return (
    <div className={fields.stack}>
      <p>{texts.thisTextIsBuilt}</p>
      <Link
        to="/$site/config/pages/$pageId"
        params={{ site: site.identifier, pageId: entryPage(id) }}
        className={buttonLook('primary')}
      >
        {texts.editTextOnPage}
      </Link>
    </div>
  );
}
