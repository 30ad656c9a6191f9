import type { ProductGalleryProps } from '@quoin/contract/islands';
import type { ReactElement } from 'react';
import { readIslandProps } from '../../page/islandProps.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { viewAt } from '../../strip/moves.ts';
import { ProductGallery } from './ProductGallery.tsx';

export function adopt(island: HTMLElement, { chosenImage }: PageContext): ReactElement {
  const { images } = readIslandProps<ProductGalleryProps>(island);
  const views = [...island.querySelectorAll<HTMLElement>('.gallery__view')];
  const strip = views[0]?.parentElement ?? null;
  // In page order: the chosen variant's picture is first there.
  const order = views.map(({ id }) => id.replace(/^view-/, ''));
  const inOrder = [...images].sort((left, right) => order.indexOf(left.id) - order.indexOf(right.id));
  const starts = views.map(({ offsetLeft }) => offsetLeft - (views[0]?.offsetLeft ?? 0));
  const served = { label: strip?.getAttribute('aria-label') ?? '', current: viewAt(strip?.scrollLeft ?? 0, starts) };
  return <ProductGallery images={inOrder} served={served} chosen={chosenImage} />;
}

export const isSame = (): boolean => true;
