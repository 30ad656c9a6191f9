import { plainText } from '@quoin/domain/catalog';
import { fallbackUrlId, SEO_SHOWN, toUrlId } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import { Card } from '../../../parts/Card.tsx';
import { SeoFields } from '../../../parts/fields/SeoFields.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

/** What search engines show of it, and its address. */
export function EntrySeo({ editor }: { readonly editor: EntryEditor }) {
  const { draft, entry, journal, change, problemAt } = editor;
  return (
    <Card title={commonTexts.searchEngines}>
      <SeoFields
        seo={draft.seo}
        onChange={(seo) => change({ seo })}
        initial={{ title: draft.title, description: plainText(draft.excerpt || draft.body, SEO_SHOWN.description) }}
        urlId={draft.urlId}
        initialUrlId={toUrlId(draft.title) || fallbackUrlId(journal.kind)}
        onUrlId={(urlId) => change({ urlId })}
        baseUrl={journal.url}
        isMoved={entry !== null && draft.urlId !== entry.draft.urlId}
        problemAt={problemAt}
      />
    </Card>
  );
}
