import type { WireAppVariant } from '@quoin/contract/endpoints';
import { moneyText } from '../../app/formats.ts';
import { Badge } from '../../parts/Badge.tsx';
import table from '../../parts/table.module.css';
import css from './ProductsScreen.module.css';
import { stockBadge } from './stockLook.ts';

export function VariantRows({ id, variants }: { readonly id: string; readonly variants: readonly WireAppVariant[] }) {
  return variants.map((variant, index) => (
    <tr key={variant.id} id={index === 0 ? id : undefined} className={`${table.row} ${css.variant}`}>
      <td className={css.nameCell}>
        <span className={css.variantName}>
          <span className={css.variantTitle}>{variant.description || 'Default'}</span>
          <span className={css.sku}>{variant.sku}</span>
        </span>
      </td>
      <td className={css.type} />
      <td className={css.stock}>
        <Badge {...stockBadge(variant.stock)} />
        {variant.stock.reserved > 0 ? <span className={css.hint}>{variant.stock.reserved} reserved</span> : null}
      </td>
      <td className={`${css.price} ${table.number}`}>
        {variant.onSale ? (
          <>
            <s className={css.before}>{moneyText(variant.price)}</s> {moneyText(variant.salePrice)}
          </>
        ) : (
          moneyText(variant.price)
        )}
      </td>
      <td className={css.open} />
    </tr>
  ));
}
