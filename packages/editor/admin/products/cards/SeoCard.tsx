import { plainText } from '@quoin/domain/catalog';
import { SEO_SHOWN, toUrlId } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import { Card } from '../../../parts/Card.tsx';
import { SeoFields } from '../../../parts/fields/SeoFields.tsx';
import type { ProductEditor } from '../useProductEditor.ts';

export function SeoCard({ editor, storeUrl }: { readonly editor: ProductEditor; readonly storeUrl: string }) {
  const { draft, product, change, problemAt } = editor;
  return (
    <Card title={commonTexts.searchEngines} startsClosed={editor.product === null}>
      <SeoFields
        seo={draft.seo}
        onChange={(seo) => change({ seo })}
        initial={{ title: draft.title, description: plainText(draft.description, SEO_SHOWN.description) }}
        urlId={draft.urlId}
        initialUrlId={toUrlId(draft.title) || 'product'}
        onUrlId={(urlId) => change({ urlId })}
        baseUrl={storeUrl}
        isMoved={product !== null && draft.urlId !== product.draft.urlId}
        problemAt={problemAt}
      />
    </Card>
  );
}
