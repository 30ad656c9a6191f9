export interface Region {
  /** What is stored and printed on the label: `CA`, `NSW`, or the name where no short form is usual. */
  readonly code: string;
  readonly name: string;
}

const US =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
  'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|' +
  'AP Armed Forces Pacific';
const CA =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|' +
  'NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';
const AU =
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|' +
  'VIC Victoria|WA Western Australia';
const BR =
  'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|' +
  'MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|' +
  'RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins';
const JP =
  'Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|Chiba|Tokyo|Kanagawa|Niigata|Toyama|' +
  'Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|Mie|Shiga|Kyoto|Osaka|Hyogo|Nara|Wakayama|Tottori|Shimane|Okayama|' +
  'Hiroshima|Yamaguchi|Tokushima|Kagawa|Ehime|Kochi|Fukuoka|Saga|Nagasaki|Kumamoto|Oita|Miyazaki|Kagoshima|Okinawa';

function coded(table: string): readonly Region[] {
  return table
    .split('|')
    .map((row) => ({ code: row.slice(0, row.indexOf(' ')), name: row.slice(row.indexOf(' ') + 1) }));
}

function named(table: string): readonly Region[] {
  return table.split('|').map((name) => ({ code: name, name }));
}

const REGIONS: ReadonlyMap<string, readonly Region[]> = new Map([
  ['US', coded(US)],
  ['CA', coded(CA)],
  ['AU', coded(AU)],
  ['BR', coded(BR)],
  ['JP', named(JP)],
]);

/** The states, provinces or prefectures to choose from; empty where the region is typed or not used. */
export function regionsOf(countryCode: string): readonly Region[] {
  return REGIONS.get(countryCode) ?? [];
}

export function isRegionOf(countryCode: string, region: string): boolean {
  return regionsOf(countryCode).some(({ code }) => code === region);
}
