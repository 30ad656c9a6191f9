import { memberAreaWords } from '@quoin/domain/access';
import { canBeSubscribed, hasVariedPrices, priceRange, subscriptionPhrase } from '@quoin/domain/catalog';
import { formatMoney } from '@quoin/domain/money';
import type { StoredProduct } from '../../storage/products.ts';
import type { Site } from '../../storage/sites.ts';
import { dayText, form, type LinkView, type SectionView, section } from '../members/accountView.ts';
import type { AreaForMember } from './areasForMember.ts';

/** Where areas are joined and left. */
export const MEMBERSHIPS_PATH = '/account/memberships';

/** What brings somebody into an area: a button, links to products with what they cost, or only words. Plain texts. */
export interface AreaChoice {
  readonly name: string;
  readonly description: string;
  readonly note: string;
  readonly join: {
    readonly action: string;
    readonly crumb: string;
    readonly area: string;
    readonly text: string;
  } | null;
  readonly products: readonly { readonly title: string; readonly price: string; readonly url: string }[];
}

/** Of an area that somebody is not in. `crumb` empty: nobody is signed in, so nobody can join at once. */
export function areaChoice(site: Site, { area, products }: AreaForMember, crumb: string): AreaChoice {
  const words = memberAreaWords(site.language);
  const { id, name, description, joining } = area;
  const notes = { free: words.free, invited: words.byInvitation, paid: products.length === 0 ? words.soldOut : '' };
  return {
    ...{ name, description, note: notes[joining] },
    join:
      joining === 'free' && crumb !== '' ? { action: MEMBERSHIPS_PATH, crumb, area: id, text: words.join(name) } : null,
    products: products.map((product) => ({
      ...{ title: product.title, url: product.fullUrl, price: priceText(site, product) },
    })),
  };
}

/** `$20.00 every month`, `From $5.00`. */
function priceText(site: Site, product: StoredProduct): string {
  const range = priceRange(product);
  if (range === null) return '';
  const least = formatMoney(range.min, site.language);
  const price = hasVariedPrices(product) ? memberAreaWords(site.language).from(least) : least;
  const { subscriptionPlan: plan } = product;
  return plan !== null && canBeSubscribed(product)
    ? subscriptionPhrase(plan, price, { language: site.language })
    : price;
}

/** An area on the account page of somebody who is in it, with the pages it opens. */
export function ownAreaSection(
  site: Site,
  { area, membership }: AreaForMember,
  { crumb, pages }: { readonly crumb: string; readonly pages: readonly LinkView[] },
): SectionView {
  const words = memberAreaWords(site.language);
  const days =
    membership === null
      ? []
      : [
          words.since(dayText(site, new Date(membership.since))),
          ...(membership.until === null ? [] : [words.until(dayText(site, new Date(membership.until)))]),
        ];
  const hidden = [
    { name: 'area', value: area.id },
    { name: 'act', value: 'leave' },
  ];
  return section({
    ...{ id: `area-${area.id}`, title: area.name, text: days.join(' · '), links: pages },
    form:
      membership?.by === 'joined'
        ? form({ action: MEMBERSHIPS_PATH, crumb, hidden, submitText: words.leave(area.name), look: 'quiet' })
        : null,
  });
}

/** The same of an area somebody may still join. */
export function otherAreaSection(site: Site, one: AreaForMember, crumb: string): SectionView {
  const choice = areaChoice(site, one, crumb);
  const { join } = choice;
  return section({
    ...{ id: `area-${one.area.id}`, title: choice.name },
    text: [choice.description, choice.note].filter((text) => text !== '').join(' · '),
    links: choice.products.map(({ title, price, url }) => ({ label: `${title} · ${price}`, url })),
    form:
      join === null
        ? null
        : form({
            ...{ action: join.action, crumb, submitText: join.text },
            hidden: [{ name: 'area', value: join.area }],
          }),
  });
}
