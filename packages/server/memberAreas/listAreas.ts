import type { WireMemberArea } from '@quoin/contract/endpoints/running';
import { loadProducts } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { loadCollections } from '../pages/index.ts';
import { listMemberAreas } from './storage/memberAreas.ts';

/** Areas for who works on the site, with what opens them and what they open. */
export function listAreas({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<readonly WireMemberArea[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const areas = await listMemberAreas(trx, websiteId);
    const products = await loadProducts(
      trx,
      websiteId,
      areas.flatMap(({ productIds }) => productIds),
    );
    const collections = await loadCollections(trx, websiteId);
    return areas.map(({ productIds, ...area }) => ({
      ...area,
      products: productIds.map((id) => ({ id, title: products.get(id)?.title ?? '' })),
      pages: collections.filter(({ areas: own = [] }) => own.includes(area.id)).map(({ title }) => title),
    }));
  });
}
