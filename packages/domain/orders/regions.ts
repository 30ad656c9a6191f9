import { foldText } from '@quoin/domain/formats';
export interface Region {
  /** What is stored, and printed on a label in Latin letters: `CA`, `NSW`, or the name where no short form is usual. */
  readonly code: string;
  readonly name: string;
  /** As its country writes it in a script of its own, where that is another: `東京都`. */
  readonly localName?: string;
}

const US =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
  'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|' +
  'AP Armed Forces Pacific|AS American Samoa|FM Micronesia|GU Guam|MH Marshall Islands|MP Northern Mariana Islands|' +
  'PR Puerto Rico|PW Palau|VI U.S. Virgin Islands';
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
/** From north to south, as lists of Japan have them. */
const JP =
  'Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|Chiba|Tokyo|Kanagawa|Niigata|Toyama|' +
  'Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|Mie|Shiga|Kyoto|Osaka|Hyogo|Nara|Wakayama|Tottori|Shimane|Okayama|' +
  'Hiroshima|Yamaguchi|Tokushima|Kagawa|Ehime|Kochi|Fukuoka|Saga|Nagasaki|Kumamoto|Oita|Miyazaki|Kagoshima|Okinawa';

const JP_LOCAL =
  '北海道|青森県|岩手県|宮城県|秋田県|山形県|福島県|茨城県|栃木県|群馬県|埼玉県|千葉県|東京都|神奈川県|新潟県|富山県|石川県|福井県|山梨県|' +
  '長野県|岐阜県|静岡県|愛知県|三重県|滋賀県|京都府|大阪府|兵庫県|奈良県|和歌山県|鳥取県|島根県|岡山県|広島県|山口県|徳島県|香川県|愛媛県|' +
  '高知県|福岡県|佐賀県|長崎県|熊本県|大分県|宮崎県|鹿児島県|沖縄県';
const KR =
  'Seoul|Busan|Daegu|Incheon|Gwangju|Daejeon|Ulsan|Sejong|Gyeonggi|Gangwon|Chungbuk|Chungnam|Jeonbuk|Jeonnam|Gyeongbuk|' +
  'Gyeongnam|Jeju';
const KR_LOCAL =
  '서울특별시|부산광역시|대구광역시|인천광역시|광주광역시|대전광역시|울산광역시|세종특별자치시|경기도|강원특별자치도|충청북도|충청남도|전북특별자치도|' +
  '전라남도|경상북도|경상남도|제주특별자치도';

function coded(table: string): readonly Region[] {
  return table
    .split('|')
    .map((row) => ({ code: row.slice(0, row.indexOf(' ')), name: row.slice(row.indexOf(' ') + 1) }));
}

function named(table: string, local: string): readonly Region[] {
  const localNames = local.split('|');
  return table.split('|').map((name, index) => ({ code: name, name, localName: localNames[index]! }));
}

const REGIONS: ReadonlyMap<string, readonly Region[]> = new Map([
  ['US', coded(US)],
  ['CA', coded(CA)],
  ['AU', coded(AU)],
  ['BR', coded(BR)],
  ['JP', named(JP, JP_LOCAL)],
  ['KR', named(KR, KR_LOCAL)],
]);

/** The states, provinces or prefectures to choose from; empty where the region is typed or not used. */
export function regionsOf(countryCode: string): readonly Region[] {
  return REGIONS.get(countryCode) ?? [];
}

/** A region by whatever name somebody typed: its code, its name, or the name in its own script with or without its last sign. */
export function regionNamed(countryCode: string, typed: string): Region | undefined {
  const wanted = foldText(typed);
  return regionsOf(countryCode).find(({ code, name, localName = '' }) =>
    [code, name, localName, localName.slice(0, -1)].some((each) => each !== '' && foldText(each) === wanted),
  );
}

export function isRegionOf(countryCode: string, region: string): boolean {
  return regionsOf(countryCode).some(({ code }) => code === region);
}
