import type { WireMemberArea } from '@quoin/contract/endpoints/running';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { productListQuery } from '../../app/queries/catalogQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import css from './OpeningProducts.module.css';

type Products = WireMemberArea['products'];

interface OpeningProductsProps {
  readonly products: Products;
  readonly onChange: (products: Products) => void;
  readonly error: string | undefined;
}

const FOUND = 6;

/** Products that open an area: those chosen, and a search for more. */
export function OpeningProducts({ products, onChange, error }: OpeningProductsProps) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(productListQuery(site.identifier, { search }));
  const isChosen = (id: string) => products.some((product) => product.id === id);
  const found = (query.data?.pages[0]?.products ?? []).filter(({ id }) => !isChosen(id)).slice(0, FOUND);
  return (
    <fieldset className={css.group}>
      <legend>Products that give access</legend>
      {error === undefined ? null : (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <ul className={css.list} aria-label="Selected products">
        {products.map(({ id, title }) => (
          <li key={id}>
            <span className={css.title}>{title || 'Deleted product'}</span>
            <Button
              look="quiet"
              aria-label={`Remove ${title || 'this product'}`}
              onPress={() => onChange(products.filter((each) => each.id !== id))}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <SearchBox
        label="Search products by name or SKU"
        value={search}
        onSearch={useCallback((text: string) => setSearch(text), [])}
      />
      <ul className={css.list} aria-label="Available products">
        {found.map(({ id, title }) => (
          <li key={id}>
            <span className={css.title}>{title}</span>
            <Button look="quiet" aria-label={`Select ${title}`} onPress={() => onChange([...products, { id, title }])}>
              Select
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && !query.isPending ? <p className={fields.soft}>No other products found.</p> : null}
    </fieldset>
  );
}
