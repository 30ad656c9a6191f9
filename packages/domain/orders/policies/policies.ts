/** The policies of a site, by the names they are kept under, in the order visitors see them. */
export const POLICY_NAMES = ['returnPolicy', 'shippingPolicy', 'termsOfService', 'privacyPolicy', 'imprint'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** The last part of a policy's address. */
export const POLICY_SLUGS: Readonly<Record<PolicyName, string>> = {
  returnPolicy: 'returns',
  shippingPolicy: 'shipping',
  termsOfService: 'terms',
  privacyPolicy: 'privacy',
  imprint: 'imprint',
};

export function policyPath(name: PolicyName): string {
  return `/policies/${POLICY_SLUGS[name]}`;
}

export function policyOfSlug(slug: string): PolicyName | null {
  return POLICY_NAMES.find((name) => POLICY_SLUGS[name] === slug) ?? null;
}

/** Where a commercial site must say who runs it: § 5 DDG, § 5 ECG, art. 3 UWG. */
const IMPRINT_COUNTRIES: ReadonlySet<string> = new Set(['DE', 'AT', 'CH']);

export function wantsImprint(countryCode: string): boolean {
  return IMPRINT_COUNTRIES.has(countryCode);
}
