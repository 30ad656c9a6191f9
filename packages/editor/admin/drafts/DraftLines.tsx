import { type AppProductsResponse, appProductsPath } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/draftLines';
import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { load } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
import { listPath } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import { Thumbnail } from '../../parts/tables/Thumbnail.tsx';
import order from '../orders/OrderScreen.module.css';
import css from './DraftLines.module.css';
import type { LineEdit } from './draftEdit.ts';

interface DraftLinesProps {
  readonly lines: readonly LineEdit[];
  readonly currency: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (lines: readonly LineEdit[]) => void;
}

/** What is sold: products at a price of one's own, and lines that are no product. */
export function DraftLines({ lines, currency, errorOf, onChange }: DraftLinesProps) {
  const [isPicking, setPicking] = useState(false);
  const change = (id: string, part: Partial<LineEdit>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const add = (line: Omit<LineEdit, 'id'>) => onChange([...lines, { id: crypto.randomUUID(), ...line }]);
  return (
    <Card
      title={commonTexts.items}
      aside={
        <span className={css.adds}>
          <Button onPress={() => setPicking(true)}>
            <PackagePlus aria-hidden="true" /> {texts.addProduct}
          </Button>
          <Button onPress={() => add({ variantId: null, title: '', description: '', quantity: '1', unitPrice: '' })}>
            <Plus aria-hidden="true" /> {texts.addCustomItem}
          </Button>
        </span>
      }
    >
      {lines.length === 0 ? <p className={order.soft}>{texts.addAProductOr}</p> : null}
      <ul className={css.lines}>
        {lines.map((line, index) => (
          <li key={line.id} className={css.line}>
            {line.variantId === null ? (
              <TextField
                label={texts.titleOfLine(index + 1)}
                value={line.title}
                onChange={(title) => change(line.id, { title })}
                error={errorOf(line.id)}
              />
            ) : (
              <div className={css.what}>
                <strong>{line.title}</strong>
                {line.description === '' ? null : <span className={order.soft}>{line.description}</span>}
                {errorOf(line.id) === undefined ? null : <span role="alert">{errorOf(line.id)}</span>}
              </div>
            )}
            <TextField
              label={texts.quantity}
              inputMode="numeric"
              value={line.quantity}
              onChange={(quantity) => change(line.id, { quantity })}
            />
            <DecimalField
              label={texts.unitPrice}
              unit={currency}
              value={line.unitPrice}
              onChange={(unitPrice) => change(line.id, { unitPrice })}
            />
            <Button
              look="quiet"
              aria-label={texts.remove(line.title || texts.line(index + 1))}
              onPress={() => onChange(lines.filter(({ id }) => id !== line.id))}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {isPicking ? <ProductPicker onClose={() => setPicking(false)} onPick={add} /> : null}
    </Card>
  );
}

interface ProductPickerProps {
  readonly onClose: () => void;
  readonly onPick: (line: Omit<LineEdit, 'id'>) => void;
}

function ProductPicker({ onClose, onPick }: ProductPickerProps) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['site', site.identifier, 'draftProducts', search],
    queryFn: ({ signal }) => load<AppProductsResponse>(listPath(appProductsPath(site.identifier), { search }), signal),
  });
  return (
    <DialogBox title={texts.addProduct} isOpen onClose={onClose} look="side">
      <SearchBox label={texts.searchProducts} value={search} onSearch={setSearch} />
      {query.isPending ? <SkeletonRows count={5} label={texts.loadingProducts} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theProductsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      <ul className={css.products}>
        {(query.data?.products ?? []).flatMap((product) =>
          product.variants.map((variant) => {
            const price = variant.onSale ? variant.salePrice : variant.price;
            return (
              <li key={variant.id}>
                <button
                  type="button"
                  className={css.product}
                  onClick={() => {
                    onPick({
                      variantId: variant.id,
                      title: product.title,
                      description: variant.description,
                      quantity: '1',
                      unitPrice: price.value,
                    });
                    onClose();
                  }}
                >
                  <Thumbnail src={product.imageUrl} size={40} />
                  <span className={css.what}>
                    <strong>{product.title}</strong>
                    <span className={order.soft}>
                      {[variant.description, variant.sku].filter((part) => part !== '').join(' · ')}
                    </span>
                  </span>
                  <span className={css.price}>
                    {moneyText(price)}
                    <span className={order.soft}>
                      {variant.stock.unlimited ? commonTexts.unlimited : texts.left(variant.stock.quantity)}
                    </span>
                  </span>
                </button>
              </li>
            );
          }),
        )}
      </ul>
    </DialogBox>
  );
}
