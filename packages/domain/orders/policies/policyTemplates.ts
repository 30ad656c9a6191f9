import type { ReturnTerms, ReturnWay } from '@quoin/domain/cart';
import { type PolicyPart, policies } from '@quoin/messages/policies';
import { countryName } from '../addresses/countries.ts';
import { isInEea, WITHDRAWAL_DAYS } from '../withdrawal/withdrawalOffer.ts';
import { POLICY_NAMES, type PolicyName, wantsImprint } from './policies.ts';
import type { PolicyTag, PolicyValue } from './policyText.ts';

/** What templates are filled in with: the settings of the site. */
export interface PolicyFacts {
  /** BCP 47, of the site. */
  readonly language: string;
  /** ISO 3166-1 alpha-2 of the store; '' unknown. */
  readonly countryCode: string;
  readonly store: string;
  /** On one line, without the country. */
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly shipsTo: readonly string[];
  /** From the quickest to the slowest way of shipping; null where none says. */
  readonly deliveryDays: { readonly min: number; readonly max: number } | null;
  readonly hasPickup: boolean;
  readonly returns: ReturnTerms;
  readonly isTaxIncluded: boolean;
  readonly countsVisits: boolean;
  readonly asksConsent: boolean;
}

export interface PolicyTemplates {
  readonly language: string;
  /** The site's language has no templates of its own. */
  readonly isFallback: boolean;
  /** HTML; an imprint only where the law of the country wants one. */
  readonly templates: Readonly<Partial<Record<PolicyName, string>>>;
}

/** Texts to begin with, by the country and language of the site; no legal advice. */
export function policyTemplates(facts: PolicyFacts): PolicyTemplates {
  const spoken = facts.language.split('-')[0]?.toLowerCase();
  const own = Object.keys(policies).find((each) => each === spoken);
  const language = own ?? 'en';
  const [tags, values] = [policyTags(facts), policyValues(facts, language)];
  const names = POLICY_NAMES.filter((name) => name !== 'imprint' || wantsImprint(facts.countryCode));
  const templates = names.map(
    (name) => [name, policyHtml(policies[language]?.policies[name] ?? [], tags, values)] as const,
  );
  return { language, isFallback: own === undefined, templates: Object.fromEntries(templates) };
}

export function policyTags(facts: PolicyFacts): ReadonlySet<PolicyTag> {
  const { countryCode: code, returns, shipsTo } = facts;
  const isEea = isInEea(code);
  const isBritish = code === 'GB';
  const holds: Readonly<Record<PolicyTag, boolean>> = {
    ...{ eea: isEea, gb: isBritish, ch: code === 'CH', us: code === 'US', de: code === 'DE', at: code === 'AT' },
    ...{ cancellation: isEea || isBritish, gdpr: isEea || isBritish },
    returnDays: returns.window === 'days',
    returnAlways: returns.window === 'always',
    noReturns: returns.window === 'none',
    returnsUnsaid: returns.window === 'unsaid',
    shopPaysReturn: returns.payer === 'shop' && takesBack(returns),
    returnInStore: returns.ways.includes('store' satisfies ReturnWay) && takesBack(returns),
    ...{ ships: shipsTo.length > 0, shipsNowhere: shipsTo.length === 0 },
    ...{ delivery: facts.deliveryDays !== null, pickup: facts.hasPickup, taxIncluded: facts.isTaxIncluded },
    ...{ consent: facts.asksConsent, counted: facts.countsVisits, phone: facts.phone !== '' },
  };
  return new Set((Object.keys(holds) as PolicyTag[]).filter((tag) => holds[tag]));
}

function takesBack({ window }: ReturnTerms): boolean {
  return window === 'days' || window === 'always';
}

function policyValues(facts: PolicyFacts, language: string): Readonly<Record<PolicyValue, string>> {
  const { store, address, email, phone, countryCode, shipsTo, deliveryDays, returns } = facts;
  const nameOf = (code: string) => countryName(code, language);
  const given = (name: PolicyValue, text: string) =>
    text === '' ? `[${policies[language]?.missingValues[name] ?? name}]` : text;
  const granted = returns.window === 'days' ? returns.days : 0;
  return {
    store: given('store', store),
    address: given('address', address),
    email: given('email', email),
    phone,
    country: given('country', countryCode === '' ? '' : nameOf(countryCode)),
    countries: shipsTo.map(nameOf).join(', '),
    returnDays: String(granted),
    cancelDays: String(Math.max(WITHDRAWAL_DAYS, granted)),
    minDays: String(deliveryDays?.min ?? ''),
    maxDays: String(deliveryDays?.max ?? ''),
  };
}

function policyHtml(
  parts: readonly PolicyPart[],
  tags: ReadonlySet<PolicyTag>,
  values: Readonly<Record<PolicyValue, string>>,
): string {
  const isShown = ({ when = [] }: PolicyPart) =>
    when.every((tag) => (tag.startsWith('!') ? !tags.has(tag.slice(1) as PolicyTag) : tags.has(tag as PolicyTag)));
  const filled = (text: string) =>
    escapeText(text.replace(/\{(\w+)\}/g, (_, name: string) => values[name as PolicyValue])).replaceAll('\n', '<br>');
  return parts
    .filter(isShown)
    .map(({ heading, text }) => {
      const head = heading === undefined ? '' : `<h3>${filled(heading)}</h3>`;
      if (typeof text === 'string') return `${head}<p>${filled(text)}</p>`;
      return `${head}<ul>${text.map((entry) => `<li>${filled(entry)}</li>`).join('')}</ul>`;
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
