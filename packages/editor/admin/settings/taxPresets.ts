import type { WireTaxRuleSetting } from '@quoin/contract/endpoints/store';
import { countryName } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/taxPresets';

/** Initial tax rates. The authority that levies them may have changed them since, so they are only a starting point. */
export interface TaxPreset {
  readonly id: string;
  readonly text: string;
  readonly rules: readonly WireTaxRuleSetting[];
}

type Parts = Pick<WireTaxRuleSetting, 'name' | 'jurisdiction' | 'percent' | 'places'> & Partial<WireTaxRuleSetting>;

export function newTaxRule(parts: Partial<WireTaxRuleSetting> = {}): WireTaxRuleSetting {
  return {
    id: '',
    name: '',
    jurisdiction: '',
    percent: '',
    places: [],
    taxClasses: [],
    isOnShipping: true,
    isCompound: false,
    isEnabled: true,
    revision: 0,
    ...parts,
  };
}

const EU: Readonly<Record<string, string>> = {
  AT: '20',
  BE: '21',
  BG: '20',
  HR: '25',
  CY: '19',
  CZ: '21',
  DK: '25',
  EE: '24',
  FI: '25.5',
  FR: '20',
  DE: '19',
  GR: '24',
  HU: '27',
  IE: '23',
  IT: '22',
  LV: '21',
  LT: '21',
  LU: '17',
  MT: '18',
  NL: '21',
  PL: '23',
  PT: '23',
  RO: '21',
  SK: '23',
  SI: '22',
  ES: '21',
  SE: '25',
};
/** Of the states; counties and cities add theirs. */
const US: Readonly<Record<string, string>> = {
  AL: '4',
  AZ: '5.6',
  AR: '6.5',
  CA: '7.25',
  CO: '2.9',
  CT: '6.35',
  FL: '6',
  GA: '4',
  HI: '4',
  ID: '6',
  IL: '6.25',
  IN: '7',
  IA: '6',
  KS: '6.5',
  KY: '6',
  LA: '5',
  ME: '5.5',
  MD: '6',
  MA: '6.25',
  MI: '6',
  MN: '6.875',
  MS: '7',
  MO: '4.225',
  NE: '5.5',
  NV: '6.85',
  NJ: '6.625',
  NM: '4.875',
  NY: '4',
  NC: '4.75',
  ND: '5',
  OH: '5.75',
  OK: '4.5',
  PA: '6',
  RI: '7',
  SC: '6',
  SD: '4.2',
  TN: '7',
  TX: '6.25',
  UT: '4.85',
  VT: '6',
  VA: '4.3',
  WA: '6.5',
  WV: '6',
  WI: '5',
  WY: '4',
};
const HST: Readonly<Record<string, string>> = { NB: '15', NL: '15', NS: '14', ON: '13', PE: '15' };
const PST: Readonly<Record<string, readonly [name: string, percent: string]>> = {
  BC: ['PST', '7'],
  MB: ['RST', '7'],
  QC: ['QST', '9.975'],
  SK: ['PST', '6'],
};

function place(countryCode: string, ...regions: string[]): WireTaxRuleSetting['places'][number] {
  return { countryCode, regions, postalCodes: '' };
}

function rule(parts: Parts): WireTaxRuleSetting {
  return newTaxRule(parts);
}

function whole(countryCode: string, name: string, percent: string): WireTaxRuleSetting {
  return rule({ name, jurisdiction: countryName(countryCode), percent, places: [place(countryCode)] });
}

export const TAX_PRESETS: readonly TaxPreset[] = [
  {
    id: 'eu',
    text: texts.europeanUnion27Countries,
    rules: Object.entries(EU).map(([code, rate]) => whole(code, 'VAT', rate)),
  },
  {
    id: 'us',
    text: texts.unitedStatesStateRates,
    rules: Object.entries(US).map(([state, percent]) =>
      rule({ name: texts.salesTax, jurisdiction: state, percent, places: [place('US', state)], isOnShipping: false }),
    ),
  },
  {
    id: 'ca',
    text: texts.canadaGstHstPst,
    rules: [
      rule({
        name: 'GST',
        jurisdiction: texts.canada,
        percent: '5',
        places: [place('CA', 'AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT')],
      }),
      ...Object.entries(HST).map(([region, percent]) =>
        rule({ name: 'HST', jurisdiction: region, percent, places: [place('CA', region)] }),
      ),
      ...Object.entries(PST).map(([region, [name, percent]]) =>
        rule({ name, jurisdiction: region, percent, places: [place('CA', region)] }),
      ),
    ],
  },
  { id: 'ch', text: texts.switzerland, rules: [whole('CH', 'VAT', '8.1')] },
  { id: 'gb', text: texts.unitedKingdom, rules: [whole('GB', 'VAT', '20')] },
  { id: 'au', text: texts.australia, rules: [whole('AU', 'GST', '10')] },
];
