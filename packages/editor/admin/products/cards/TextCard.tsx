import { CATALOG_LIMITS } from '@quoin/domain/catalog';
import { productPage } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/textCard';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../../app/site/site.ts';
import { buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { RichTextField } from '../../../richText/RichTextField.tsx';
import type { ProductEditor } from '../useProductEditor.ts';

export function TextCard({ editor }: { readonly editor: ProductEditor }) {
  const { draft, product, change, problemAt } = editor;
  return (
    <Card>
      <div className={fields.stack}>
        <TextField
          label={commonTexts.title}
          value={draft.title}
          onChange={(title) => change({ title })}
          error={problemAt('title')}
          maxLength={CATALOG_LIMITS.title + 50}
          autoFocus={editor.product === null}
          placeholder={texts.shortNameThatCustomers}
        />
        <RichTextField
          label={commonTexts.description}
          rows={8}
          value={draft.description}
          onChange={(description) => change({ description })}
          error={problemAt('description')}
          placeholder={texts.describeTheProductIts}
          kept={{ name: `product ${product?.id ?? 'new'} description`, stored: product?.draft.description ?? '' }}
          isReadOnly={editor.mode === 'read'}
        />
        {product?.isOnPage ? (
          <DetailsOnPage id={product.id} />
        ) : (
          <RichTextField
            label={texts.additionalInformation}
            rows={4}
            value={draft.additionalInfo}
            onChange={(additionalInfo) => change({ additionalInfo })}
            error={problemAt('additionalInfo')}
            placeholder={texts.careSizesOrContents}
            kept={{ name: `product ${product?.id ?? 'new'} additional`, stored: product?.draft.additionalInfo ?? '' }}
            isReadOnly={editor.mode === 'read'}
          />
        )}
      </div>
    </Card>
  );
}

/** The details are sections of the product's page. */
function DetailsOnPage({ id }: { readonly id: string }) {
  const site = useSite();
  return (
    <div className={fields.stack}>
      <p>{texts.additionalInformationIsBuilt}</p>
      <Link
        to="/$site/config/pages/$pageId"
        params={{ site: site.identifier, pageId: productPage(id) }}
        className={buttonLook()}
      >
        {texts.editOnPage}
      </Link>
    </div>
  );
}
