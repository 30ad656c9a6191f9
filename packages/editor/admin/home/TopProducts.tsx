import type { WireSales, WireTopProduct } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/topProducts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { moneyText } from '../../app/formats.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { Thumbnail } from '../../parts/tables/Thumbnail.tsx';
import css from './HomeScreen.module.css';
import { minorOf } from './salesLook.ts';

const TABS = [
  { value: 'revenue', text: texts.revenue },
  { value: 'units', text: texts.unitsSold },
] as const;
type By = (typeof TABS)[number]['value'];

/** What sells best in the range: a list with a bar each, readable without the bars. */
export function TopProducts({ sales }: { readonly sales: Pick<WireSales, 'topByRevenue' | 'topByUnits'> }) {
  const [by, setBy] = useState<By>('revenue');
  const products = by === 'revenue' ? sales.topByRevenue : sales.topByUnits;
  const size = (product: WireTopProduct) => (by === 'revenue' ? minorOf(product.revenue) : BigInt(product.units));
  const best = products[0] === undefined ? 0n : size(products[0]);
  return (
    <Card
      title={texts.topProducts}
      flush
      aside={<FilterTabs label={texts.topProductsBy} tabs={TABS} value={by} onChange={setBy} />}
    >
      {products.length === 0 ? (
        <p className={css.none}>{texts.noSalesInThis}</p>
      ) : (
        <ol>
          {products.map((product) => (
            <TopProduct key={product.productId} product={product} by={by} share={shareOf(size(product), best)} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** 0 to 100, of the best one. */
function shareOf(size: bigint, best: bigint): number {
  return best <= 0n ? 0 : Number((size * 100n) / best);
}

interface TopProductProps {
  readonly product: WireTopProduct;
  readonly by: By;
  readonly share: number;
}

function TopProduct({ product, by, share }: TopProductProps) {
  const site = useSite();
  const units = texts.units(product.units);
  const [first, second] = by === 'revenue' ? [moneyText(product.revenue), units] : [units, moneyText(product.revenue)];
  return (
    <li className={css.top}>
      <Thumbnail src={product.imageUrl} size={34} />
      <div className={css.lowNames}>
        {isAllowed(site, 'products.read') ? (
          <Link
            to="/$site/config/products/$productId"
            params={{ site: site.identifier, productId: product.productId }}
            className={css.topTitle}
          >
            {product.title}
          </Link>
        ) : (
          <span className={css.lowTitle}>{product.title}</span>
        )}
        <span className={css.track} aria-hidden="true">
          <span className={css.bar} style={{ width: `${Math.max(2, share)}%` }} />
        </span>
      </div>
      <span className={css.topNumbers}>
        <span className={css.topFirst}>{first}</span>
        <span className={css.lowVariant}>{second}</span>
      </span>
    </li>
  );
}
