import {
  type AppProductResponse,
  type AppStorePagesResponse,
  duplicateProductPath,
  type WireEditedProduct,
} from '@quoin/contract/endpoints/store';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productScreen';
import { useQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate, useParams } from '@tanstack/react-router';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { act } from '../../app/api.ts';
import { productQuery, storePagesQuery } from '../../app/queries/catalogQueries.ts';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { Notice } from '../../parts/dialogs/Notice.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { UnsavedChangesDialog } from '../../parts/dialogs/UnsavedChangesDialog.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilesCard } from './cards/FilesCard.tsx';
import { FormCard } from './cards/FormCard.tsx';
import { OrganisationCard } from './cards/OrganisationCard.tsx';
import { PricingCard } from './cards/PricingCard.tsx';
import { PurchaseCard } from './cards/PurchaseCard.tsx';
import { RelatedCard } from './cards/RelatedCard.tsx';
import { SeoCard } from './cards/SeoCard.tsx';
import { ShippingCard } from './cards/ShippingCard.tsx';
import { TextCard } from './cards/TextCard.tsx';
import { VisibilityCard } from './cards/VisibilityCard.tsx';
import { limitText } from './editingMode.ts';
import { ProductClash } from './ProductClash.tsx';
import { productStatus, STATUS_LOOKS } from './productStatus.ts';
import { useBulkProducts } from './useBulkProducts.ts';
import { useProductEditor } from './useProductEditor.ts';
import { VariantsCard } from './variants/VariantsCard.tsx';

/** It comes with what drags pictures. */
const PicturesCard = lazy(async () => ({ default: (await import('./pictures/PicturesCard.tsx')).PicturesCard }));

const LIST = '/$site/config/products';

/** A product that is there, or a new one. */
export function ProductScreen() {
  const site = useSite();
  const { productId } = useParams({ strict: false }) as { readonly productId?: string };
  const pages = useQuery(storePagesQuery(site.identifier));
  const found = useQuery({ ...productQuery(site.identifier, productId ?? ''), enabled: productId !== undefined });
  const fault = pages.error ?? found.error;
  if (fault !== null) {
    return (
      <Page title={commonTexts.product} site={site.title}>
        <Card>
          <ErrorState
            title={texts.theProductCouldNot}
            error={fault}
            onRetry={() => void Promise.all([pages.refetch(), productId === undefined ? null : found.refetch()])}
          />
        </Card>
      </Page>
    );
  }
  if (pages.data === undefined || (productId !== undefined && found.data === undefined)) {
    return (
      <Page title={commonTexts.product} site={site.title}>
        <Card>
          <SkeletonRows count={6} label={texts.loadingTheProduct} />
        </Card>
      </Page>
    );
  }
  const { data: shop } = pages;
  const product = found.data?.product ?? null;
  const loaded = productId === undefined ? null : product;
  return <OpenProduct key={loaded?.id ?? 'new'} loaded={loaded} shop={shop} />;
}

interface OpenProductProps {
  readonly loaded: WireEditedProduct | null;
  /** Store pages, tags, tax classes. */
  readonly shop: AppStorePagesResponse;
}

function OpenProduct({ loaded, shop }: OpenProductProps) {
  const { storePages } = shop;
  const site = useSite();
  const navigate = useNavigate();
  const [storePageId, setStorePageId] = useState(loaded?.storePageId ?? storePages[0]?.id ?? '');
  const editor = useProductEditor(loaded, storePageId);
  const { draft, product, isChanged, mode } = editor;
  const limit = limitText(mode, site);
  // Read when leaving: what was just created or deleted leaves without a question.
  const isLeaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged && !isLeaving.current,
    enableBeforeUnload: () => isChanged && !isLeaving.current,
    withResolver: true,
  });
  const save = async () => {
    const saved = await editor.save();
    if (saved === null) return focusProblem();
    if (product !== null) return;
    isLeaving.current = true;
    await navigate({
      to: '/$site/config/products/$productId',
      params: { site: site.identifier, productId: saved.id },
      replace: true,
    });
  };
  const page = storePages.find(({ id }) => id === storePageId);
  const isShipped = draft.type === PRODUCT_TYPES.physical;
  const isDigital = draft.type === PRODUCT_TYPES.digital;
  return (
    <Page
      title={draft.title.trim() === '' ? (product === null ? texts.addProduct : commonTexts.product) : draft.title}
      site={site.title}
      marks={product === null ? null : <Badge {...STATUS_LOOKS[productStatus(product)]} />}
      actions={
        product === null ? null : (
          <ProductActions
            product={product}
            mayEdit={mode === 'all'}
            isChanged={isChanged}
            onGone={() => {
              isLeaving.current = true;
            }}
          />
        )
      }
    >
      {limit === null ? null : <Notice>{limit}</Notice>}
      <form
        aria-label={commonTexts.product}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className={fields.columns} disabled={mode === 'read'}>
          <div className={fields.column}>
            <TextCard editor={editor} />
            <Suspense fallback={<SkeletonRows count={3} label={commonTexts.loading} />}>
              <PicturesCard editor={editor} />
            </Suspense>
            {mode === 'texts' ? null : (
              <>
                {draft.optionNames.length === 0 ? <PricingCard editor={editor} /> : null}
                {isDigital ? null : <VariantsCard editor={editor} />}
                {isDigital && mode === 'all' ? <FilesCard editor={editor} /> : null}
                {isShipped && draft.optionNames.length === 0 ? <ShippingCard editor={editor} /> : null}
                <PurchaseCard editor={editor} storeThreshold={shop.lowStockThreshold} />
                <FormCard editor={editor} />
              </>
            )}
            <SeoCard editor={editor} storeUrl={page?.url ?? site.url} />
          </div>
          <div className={fields.column}>
            {mode === 'texts' ? null : <VisibilityCard editor={editor} />}
            <OrganisationCard
              editor={editor}
              storePages={storePages}
              storePageId={storePageId}
              onStorePage={(id) => {
                setStorePageId(id);
                editor.change({ categories: [] });
              }}
              tags={shop.tags}
              taxClasses={shop.taxClasses}
            />
            {mode === 'texts' ? null : <RelatedCard editor={editor} />}
          </div>
        </fieldset>
        {/* Enter in a field saves; the bar below has the visible button. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <SaveBar isChanged={isChanged} isSaving={editor.isSaving} onSave={() => void save()} onDiscard={editor.discard} />
      <ProductClash editor={editor} />
      <UnsavedChangesDialog blocker={blocker} />
    </Page>
  );
}

/** To the first input that keeps the product from being saved. */
function focusProblem(): void {
  requestAnimationFrame(() => {
    const input = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  });
}

interface ProductActionsProps {
  readonly product: WireEditedProduct;
  readonly mayEdit: boolean;
  readonly isChanged: boolean;
  readonly onGone: () => void;
}

function ProductActions({ product, mayEdit, isChanged, onGone }: ProductActionsProps) {
  const site = useSite();
  const navigate = useNavigate();
  const bulk = useBulkProducts();
  const duplicate = async () => {
    const answer = await act<AppProductResponse>('POST', duplicateProductPath(site.identifier, product.id));
    await navigate({
      to: '/$site/config/products/$productId',
      params: { site: site.identifier, productId: answer.product.id },
    });
  };
  const trash = async () => {
    const isDone = await bulk({ act: 'trash', ids: [product.id] }, () => texts.movedToTheTrash(product.draft.title));
    if (!isDone) return;
    onGone();
    await navigate({ to: LIST, params: { site: site.identifier } });
  };
  return (
    <>
      {productStatus(product) === 'visible' ? (
        <SiteLink url={product.url} className={buttonLook()}>
          <ExternalLink aria-hidden="true" /> {texts.viewInStore}
        </SiteLink>
      ) : null}
      {!mayEdit ? null : product.deletedOn === null ? (
        <ActionMenu
          label={texts.more}
          actions={[
            {
              id: 'duplicate',
              text: commonTexts.duplicate,
              icon: Copy,
              isDisabled: isChanged,
              act: () => void duplicate().catch((fault: Error) => complain(fault.message)),
            },
            { id: 'trash', text: texts.moveToTheTrash, icon: Trash2, isDangerous: true, act: () => void trash() },
          ]}
        />
      ) : (
        <Button
          look="primary"
          onPress={() =>
            void bulk({ act: 'restore', ids: [product.id] }, () => texts.restored(product.draft.title)).then(() =>
              navigate({ to: LIST, params: { site: site.identifier } }),
            )
          }
        >
          {commonTexts.restore}
        </Button>
      )}
    </>
  );
}
