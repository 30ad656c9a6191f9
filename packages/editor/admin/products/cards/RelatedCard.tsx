import type { WireRelatedProduct } from '@quoin/contract/endpoints/store';
import { DRAFT_LIMITS, type RelatedChoice } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/relatedCard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { productListQuery } from '../../../app/queries/catalogQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SearchBox } from '../../../parts/tables/SearchBox.tsx';
import { Thumbnail } from '../../../parts/tables/Thumbnail.tsx';
import css from '../ProductScreen.module.css';
import type { ProductEditor } from '../useProductEditor.ts';

const CHOICES: readonly { readonly value: RelatedChoice; readonly text: string; readonly hint: string }[] = [
  { value: 'automatic', text: texts.automatic, hint: texts.basedOnSharedCategories },
  { value: 'chosen', text: texts.manual, hint: texts.selectedProductsInYour },
  { value: 'none', text: texts.none, hint: texts.noRelatedProductsAre },
];

/** Selects products that the page shows next to this one. */
export function RelatedCard({ editor }: { readonly editor: ProductEditor }) {
  const { draft, change, problemAt } = editor;
  const { choice, productIds } = draft.related;
  const [known, setKnown] = useState<readonly WireRelatedProduct[]>(editor.product?.related ?? []);
  const [isChoosing, setChoosing] = useState(false);
  const set = (ids: readonly string[]) => change({ related: { choice, productIds: ids } });
  const shown = productIds.flatMap((id) => known.filter((product) => product.id === id).slice(0, 1));
  const toFront = (id: string) => {
    const at = productIds.indexOf(id);
    set([...productIds.slice(0, at - 1), id, ...productIds.slice(at - 1).filter((each) => each !== id)]);
  };
  return (
    <Card title={texts.relatedProducts} startsClosed={editor.product === null}>
      <div className={fields.stack}>
        <ChoiceField
          label={commonTexts.products}
          choices={CHOICES}
          value={choice}
          onChange={(next) => change({ related: { choice: next, productIds } })}
        />
        {choice === 'chosen' ? (
          <>
            <ul className={css.related}>
              {shown.map(({ id, title, imageUrl }, index) => (
                <li key={id}>
                  <Thumbnail src={imageUrl} size={32} />
                  <span className={css.relatedTitle}>{title}</span>
                  <Button
                    look="quiet"
                    aria-label={texts.moveUp(title)}
                    isDisabled={index === 0}
                    onPress={() => toFront(id)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={texts.remove(title)}
                    onPress={() => set(productIds.filter((each) => each !== id))}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ul>
            {problemAt('related') === undefined ? null : <p className={css.error}>{problemAt('related')}</p>}
            <Button onPress={() => setChoosing(true)} isDisabled={productIds.length >= DRAFT_LIMITS.related}>
              <Plus aria-hidden="true" /> {texts.selectProduct}
            </Button>
          </>
        ) : null}
      </div>
      {isChoosing ? (
        <ChooseProduct
          without={[editor.product?.id ?? '', ...productIds]}
          onClose={() => setChoosing(false)}
          onChosen={(product) => {
            setKnown([...known, product]);
            set([...productIds, product.id]);
            setChoosing(false);
          }}
        />
      ) : null}
    </Card>
  );
}

interface ChooseProductProps {
  readonly without: readonly string[];
  readonly onClose: () => void;
  readonly onChosen: (product: WireRelatedProduct) => void;
}

function ChooseProduct({ without, onClose, onChosen }: ChooseProductProps) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(productListQuery(site.identifier, { search }));
  const found = (query.data?.pages[0]?.products ?? []).filter(({ id }) => !without.includes(id)).slice(0, 20);
  return (
    <DialogBox title={texts.selectProduct} isOpen onClose={onClose}>
      <div className={fields.stack}>
        <SearchBox
          label={texts.searchByNameOr}
          value={search}
          onSearch={useCallback((text: string) => setSearch(text), [])}
        />
        <ul className={css.choices}>
          {found.map(({ id, title, imageUrl }) => (
            <li key={id}>
              <button type="button" onClick={() => onChosen({ id, title, imageUrl })}>
                <Thumbnail src={imageUrl} size={32} />
                {title}
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && !query.isPending ? <p className={fields.soft}>{texts.noProductsFound}</p> : null}
      </div>
    </DialogBox>
  );
}
