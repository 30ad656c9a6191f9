import type { WireAppProduct } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { productPage } from '@quoin/domain/document';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site/site.ts';

interface ProductLinkProps {
  readonly product: Pick<WireAppProduct, 'id' | 'status'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Links from a list to the page of a product on the canvas, with its fields next to it. For a product in the trash,
 * links to its form.
 */
export function ProductLink({ product, className, children }: ProductLinkProps) {
  const site = useSite();
  if (product.status === 'trash' || !isAllowed(site, 'unpublishedSite.read'))
    return <ProductFormLink {...{ product, className, children }} />;
  return (
    <Link
      to="/$site/config/pages/$pageId"
      params={{ site: site.identifier, pageId: productPage(product.id) }}
      className={className}
    >
      {children}
    </Link>
  );
}

/** To its form: variants, stock and everything else of it on one screen. */
export function ProductFormLink({ product, className, children }: ProductLinkProps) {
  const { identifier } = useSite();
  return (
    <Link
      to="/$site/config/products/$productId"
      params={{ site: identifier, productId: product.id }}
      className={className}
    >
      {children}
    </Link>
  );
}
