import type { AddToCartProps } from '@quoin/contract/islands';
import type { ReactElement } from 'react';
import type { PageContext } from '../../page/pageContext.ts';
import type { ServedForm } from '../add-to-cart/served.ts';
import type { ProductForm } from '../add-to-cart/useProductForm.ts';
import { RestockForm } from './RestockForm.tsx';

export interface SoldOutProps {
  readonly props: AddToCartProps;
  readonly served: ServedForm;
  readonly page: PageContext;
  readonly form: ProductForm;
}

/** For the chosen variant; where nothing is left of any and none is chosen, the form itself asks which one (RSTK-01). */
export function SoldOutForm({ props, served, form, page }: SoldOutProps): ReactElement | null {
  const { variants } = form.product;
  const variant = form.chosen ?? variants[0];
  if (props.restock == null || variant === undefined) return null;
  return (
    <RestockForm
      key={variant.id}
      props={props.restock}
      productId={props.itemId}
      variantId={variant.id}
      variants={form.chosen === null ? variants : []}
      client={page.client}
      typed={served.restock ?? { email: '', joins: props.restock.optInByDefault }}
    />
  );
}
