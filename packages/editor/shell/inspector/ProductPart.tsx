import type { WireEditedProduct } from '@quoin/contract/endpoints/store';
import { productPage } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productPart';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ButtonTexts } from '../../admin/products/cards/ButtonTexts.tsx';
import { PricingCard } from '../../admin/products/cards/PricingCard.tsx';
import { TextCard } from '../../admin/products/cards/TextCard.tsx';
import { limitText } from '../../admin/products/editingMode.ts';
import { ProductClash } from '../../admin/products/ProductClash.tsx';
import { PicturesCard } from '../../admin/products/pictures/PicturesCard.tsx';
import { useProductEditor } from '../../admin/products/useProductEditor.ts';
import { VariantsCard } from '../../admin/products/variants/VariantsCard.tsx';
import { productQuery } from '../../app/queries/catalogQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { warnBeforeLeaving } from '../../document/surroundings.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Notice } from '../../parts/dialogs/Notice.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { useEditor, useEditorState } from '../editorContext.ts';
import type { ItemTitle } from '../panels/itemTitle.ts';
import css from './inspector.module.css';
import { NamedField } from './NamedField.tsx';
import { useTitleOnPage } from './useTitleOnPage.ts';

export interface ProductPartProps {
  readonly id: string;
  /** The page is to show it as it is now. */
  readonly onSaved: () => void;
  /** Its title may be written on the page. */
  readonly title: ItemTitle;
}

/** The fields of a product next to the page that shows it: what visitors see there. */
export function ProductPart({ id, ...around }: ProductPartProps) {
  const site = useSite();
  const kept = unsaved.get(id);
  const found = useQuery({ ...productQuery(site.identifier, id), enabled: kept === undefined });
  if (kept !== undefined) return <OpenProduct loaded={kept.product} typed={kept.draft} {...around} />;
  if (found.error !== null)
    return <ErrorState title={texts.theProductCouldNot} error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <SkeletonRows count={4} label={texts.loadingTheProduct} />;
  return <OpenProduct loaded={found.data.product} {...around} />;
}

type Draft = WireEditedProduct['draft'];

/** Products that a user left with changes. The changes reappear when the user returns, over what was stored then. */
const unsaved = new Map<string, { readonly product: WireEditedProduct; readonly draft: Draft }>();

interface OpenProductProps extends Omit<ProductPartProps, 'id'> {
  readonly loaded: WireEditedProduct;
  readonly typed?: Draft;
}

function OpenProduct({ loaded, typed, onSaved, title }: OpenProductProps) {
  const site = useSite();
  const editor = useProductEditor(loaded, loaded.storePageId);
  const { draft, product, isChanged, isSaving, mode } = editor;
  const limit = limitText(mode, site);
  const { openPage } = useEditor();
  const isInFront = useEditorState((state) => state.page === productPage(loaded.id));
  const form = useRef<HTMLFormElement>(null);
  useKept({ product: product ?? loaded, draft, isChanged }, typed, editor.change);
  const save = async () => {
    if ((await editor.save()) !== null) onSaved();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  useTitleOnPage(title, loaded.id, {
    title: () => draft.title,
    write: (written) => editor.change({ title: written }),
    save: () => (isChanged ? void save() : undefined),
  });
  return (
    <form
      ref={form}
      aria-label={commonTexts.product}
      className={css.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {limit === null ? null : <Notice>{limit}</Notice>}
      <fieldset className={css.plain} aria-label={draft.title} disabled={mode === 'read'}>
        <NamedField name="title">
          <TextCard editor={editor} />
        </NamedField>
        {mode === 'texts' ? null : (
          <NamedField name="price" also="buying">
            {draft.optionNames.length === 0 ? <PricingCard editor={editor} /> : <VariantsCard editor={editor} />}
          </NamedField>
        )}
        {mode === 'texts' ? null : (
          <NamedField name="button">
            <ButtonTexts editor={editor} />
          </NamedField>
        )}
        <NamedField name="picture">
          <PicturesCard editor={editor} />
        </NamedField>
      </fieldset>
      <div className={css.saveRow} data-unsaved={isChanged || undefined}>
        <Button look="primary" type="submit" isDisabled={!isChanged} isPending={isSaving}>
          {isSaving ? commonTexts.saving : texts.saveProduct}
        </Button>
        {isChanged ? <Button onPress={editor.discard}>{commonTexts.discard}</Button> : null}
        {isInFront ? null : <Button onPress={() => openPage(productPage(loaded.id))}>{texts.editOnItsPage}</Button>}
        <Link
          to="/$site/config/products/$productId"
          params={{ site: site.identifier, productId: loaded.id }}
          className={buttonLook('quiet')}
        >
          {texts.openProduct}
        </Link>
      </div>
      <ProductClash editor={editor} />
    </form>
  );
}

interface Kept {
  readonly product: WireEditedProduct;
  readonly draft: Draft;
  readonly isChanged: boolean;
}

/** What is typed outlives the panel: another thing on the page is pressed easily. */
function useKept(now: Kept, typed: Draft | undefined, change: (parts: Partial<Draft>) => void): void {
  const latest = useRef(now);
  const begun = useRef(typed);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    if (begun.current !== undefined) change(begun.current);
    begun.current = undefined;
  }, [change]);
  useEffect(() => {
    const stop = warnBeforeLeaving(() => latest.current.isChanged);
    return () => {
      stop();
      const { product, draft, isChanged } = latest.current;
      if (isChanged) unsaved.set(product.id, { product, draft });
      else unsaved.delete(product.id);
    };
  }, []);
}
