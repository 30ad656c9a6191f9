import type { WireLowStock } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/lowStock';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { Thumbnail } from '../../parts/tables/Thumbnail.tsx';
import { stockBadge } from '../products/stockLook.ts';
import css from './HomeScreen.module.css';

export function LowStock({ entries }: { readonly entries: readonly WireLowStock[] }) {
  const site = useSite();
  return (
    <Card
      title={commonTexts.lowStock}
      flush
      aside={
        <Link
          to="/$site/config/products"
          params={{ site: site.identifier }}
          search={{ stock: 'low' }}
          className={css.all}
        >
          {texts.allLowStock}
        </Link>
      }
    >
      {entries.length === 0 ? (
        <p className={css.none}>{texts.noProductsAreLow}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.variantId} className={css.low}>
              <Thumbnail src={entry.imageUrl} size={34} />
              <div className={css.lowNames}>
                <p className={css.lowTitle}>{entry.title}</p>
                <p className={css.lowVariant}>{entry.variantDescription || entry.sku}</p>
              </div>
              <Badge {...stockBadge({ unlimited: false, quantity: entry.quantity, reserved: 0 }, entry.lowAt)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
