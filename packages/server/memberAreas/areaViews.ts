import { decideJoining, type MemberAreaWords, memberAreaWords } from '@quoin/domain/access';
import { canBeSubscribed, hasVariedPrices, priceRange, subscriptionPhrase } from '@quoin/domain/catalog';
import { formatMoney } from '@quoin/domain/money';
import type { StoredProduct } from '../catalog/index.ts';
import { dayText, form, type LinkView, type SectionView, section } from '../members/index.ts';
import type { Site } from '../sites/index.ts';
import type { AreaForMember } from './areasForMember.ts';

/** Where areas are joined and left. */
export const MEMBERSHIPS_PATH = '/account/memberships';

/** What gives a person access to an area: a button, links to products with prices, or only words. Plain texts. */
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

/**
 * Describes an area that the person is not in. An empty `crumb` means nobody is signed in, so nobody can join at once.
 */
export function areaChoice(site: Site, one: AreaForMember, crumb: string): AreaChoice {
  const { area, products } = one;
  const words = memberAreaWords(site.language);
  const { id, name, description, joining } = area;
  const joinText = joining === 'free' || one.isInvited ? words.join(name) : words.ask(name);
  return {
    ...{ name, description, note: noteOf(words, one) },
    join: crumb !== '' && mayPress(one) ? { action: MEMBERSHIPS_PATH, crumb, area: id, text: joinText } : null,
    products: products.map((product) => ({
      ...{ title: product.title, url: product.fullUrl, price: priceText(site, product) },
    })),
  };
}

/** Reports whether the button helps: into the area, or onto the owner's list. */
function mayPress({ area, standing, isInvited }: AreaForMember): boolean {
  const step = decideJoining(area.joining, standing, isInvited);
  return step.ok && step.value !== 'nothing';
}

function noteOf(words: MemberAreaWords, { area, standing, isInvited, products }: AreaForMember): string {
  if (isInvited) return words.invited;
  const onRequest = { requested: words.waiting, declined: words.declined };
  switch (area.joining) {
    case 'free':
      return words.free;
    case 'approval':
      return standing === 'requested' || standing === 'declined' ? onRequest[standing] : words.byRequest;
    case 'paid':
      return products.length === 0 ? words.soldOut : '';
    case 'invited':
      return words.byInvitation;
  }
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

/** Builds the account page section of an area that the person is in, with the pages it opens. */
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
  return section({
    ...{ id: `area-${area.id}`, title: area.name, text: days.join(' · '), links: pages },
    form:
      membership?.by === 'joined' || membership?.by === 'admitted'
        ? leavingForm(area.id, crumb, words.leave(area.name))
        : null,
  });
}

function leavingForm(areaId: string, crumb: string, submitText: string) {
  const hidden = [
    { name: 'area', value: areaId },
    { name: 'act', value: 'leave' },
  ];
  return form({ action: MEMBERSHIPS_PATH, crumb, hidden, submitText, look: 'quiet' });
}

/** Builds the same for an area the person may join. */
export function otherAreaSection(site: Site, one: AreaForMember, crumb: string): SectionView {
  const choice = areaChoice(site, one, crumb);
  const { join } = choice;
  return section({
    ...{ id: `area-${one.area.id}`, title: choice.name, text: choice.description, note: choice.note },
    links: choice.products.map(({ title, price, url }) => ({ label: `${title} · ${price}`, url })),
    form:
      join === null
        ? one.area.joining === 'approval' && one.standing === 'requested'
          ? leavingForm(one.area.id, crumb, memberAreaWords(site.language).withdraw(one.area.name))
          : null
        : form({
            ...{ action: join.action, crumb, submitText: join.text },
            hidden: [{ name: 'area', value: join.area }],
          }),
  });
}
