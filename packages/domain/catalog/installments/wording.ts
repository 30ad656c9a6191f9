import { type InstallmentLocale, type InstallmentProviderId, installmentProvider } from './providers.ts';

interface Said {
  readonly count: number;
  /** Formatted. */
  readonly amount: string;
  readonly brand: string;
}

/** American spelling in the United States and Canada, British elsewhere. */
function isAmerican(locale: InstallmentLocale): boolean {
  return locale === 'en_US' || locale === 'en_CA';
}

/** Text next to the price (INST-04). */
export function installmentText(locale: InstallmentLocale, { count, amount, brand }: Said): string {
  if (locale === 'fr_CA') return `Payez en ${count} versements sans intérêts de ${amount} avec ${brand}.`;
  const parts = isAmerican(locale) ? 'installments' : 'instalments';
  return `Pay in ${count} interest-free ${parts} of ${amount} with ${brand}.`;
}

/** Returns the label of the button next to it. */
export function installmentInfoLabel(locale: InstallmentLocale, brand: string): string {
  return locale === 'fr_CA' ? `Comment payer avec ${brand}` : `How to pay with ${brand}`;
}

export function installmentCloseLabel(locale: InstallmentLocale): string {
  return locale === 'fr_CA' ? 'Fermer' : 'Close';
}

/** The page the button leads to, and which it opens in a modal (INST-05). */
export interface InstallmentInfo {
  readonly language: string;
  readonly heading: string;
  readonly steps: readonly string[];
  readonly small: string;
}

export function installmentInfo(provider: InstallmentProviderId, locale: InstallmentLocale): InstallmentInfo {
  const { brandIn, countIn, weeksBetween } = installmentProvider(provider);
  const country = locale.slice(3) as 'US' | 'CA' | 'AU' | 'NZ' | 'GB';
  const said = { brand: brandIn(locale), count: countIn(country), weeks: weeksBetween(country) };
  return locale === 'fr_CA' ? frenchInfo(said) : englishInfo(locale, said);
}

interface How {
  readonly brand: string;
  readonly count: number;
  readonly weeks: number;
}

function englishInfo(locale: InstallmentLocale, { brand, count, weeks }: How): InstallmentInfo {
  const parts = isAmerican(locale) ? 'installments' : 'instalments';
  return {
    language: locale.replace('_', '-'),
    heading: `Pay in ${count} with ${brand}`,
    steps: [
      `Choose ${brand} at checkout.`,
      `Sign in or make an account there, and ${brand} decides at once.`,
      `Pay the first of ${count} equal ${parts} today, the others every ${weeks} weeks.`,
      'We send your order right away, as always.',
    ],
    small: `No interest when you pay on time. Late fees may apply, and not everybody is accepted: the agreement is between you and ${brand}, whose terms you see before you accept them.`,
  };
}

function frenchInfo({ brand, count, weeks }: How): InstallmentInfo {
  return {
    language: 'fr-CA',
    heading: `Payez en ${count} versements avec ${brand}`,
    steps: [
      `Choisissez ${brand} au moment de payer.`,
      `Ouvrez une session ou créez un compte : ${brand} décide aussitôt.`,
      `Payez aujourd’hui le premier de ${count} versements égaux, puis les autres toutes les ${weeks} semaines.`,
      'Nous expédions votre commande sans attendre, comme toujours.',
    ],
    small: `Sans intérêts si vous payez à temps. Des frais de retard peuvent s’appliquer et certaines demandes sont refusées : l’entente vous lie à ${brand}, dont les conditions vous sont montrées avant que vous les acceptiez.`,
  };
}
