import type { WireMemberArea } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/openingProducts';
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
      <legend>{texts.productsThatGiveAccess}</legend>
      {error === undefined ? null : (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <ul className={css.list} aria-label={texts.selectedProducts}>
        {products.map(({ id, title }) => (
          <li key={id}>
            <span className={css.title}>{title || texts.deletedProduct}</span>
            <Button
              look="quiet"
              aria-label={texts.remove(title || texts.thisProduct)}
              onPress={() => onChange(products.filter((each) => each.id !== id))}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <SearchBox
        label={texts.searchProductsByName}
        value={search}
        onSearch={useCallback((text: string) => setSearch(text), [])}
      />
      <ul className={css.list} aria-label={texts.availableProducts}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <span className={css.title}>{title}</span>
            <Button
              look="quiet"
              aria-label={texts.select(title)}
              onPress={() => onChange([...products, { id, title }])}
            >
              {texts.select2}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && !query.isPending ? <p className={fields.soft}>{texts.noOtherProductsFound}</p> : null}
    </fieldset>
  );
}
