/** Short names in use, as `offset in minutes: name`, by group of zones. */
const GROUPS: readonly { readonly names: Readonly<Record<number, string>>; readonly zones: RegExp }[] = [
  { names: { 0: 'UTC' }, zones: /^(?:Etc\/)?(?:UTC|UCT|Zulu|Universal)$/ },
  { names: { 0: 'GMT', 60: 'BST' }, zones: /^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/ },
  { names: { 0: 'GMT', 60: 'IST' }, zones: /^Europe\/Dublin$/ },
  { names: { 0: 'WET', 60: 'WEST' }, zones: /^(?:Europe\/Lisbon|Atlantic\/(?:Canary|Faroe|Madeira))$/ },
  {
    names: { 120: 'EET', 180: 'EEST' },
    zones:
      /^(?:Europe\/(?:Athens|Bucharest|Chisinau|Helsinki|Kiev|Kyiv|Mariehamn|Riga|Sofia|Tallinn|Vilnius)|Asia\/(?:Beirut|Nicosia)|Africa\/Cairo)$/,
  },
  { names: { 180: 'MSK' }, zones: /^Europe\/(?:Moscow|Simferopol|Minsk)$/ },
  {
    names: { 60: 'CET', 120: 'CEST' },
    zones:
      /^(?:Europe\/(?!Istanbul|Samara|Saratov|Ulyanovsk|Volgograd|Kirov|Astrakhan|Kaliningrad)|Arctic\/|Africa\/(?:Algiers|Ceuta|Tunis))/,
  },
  {
    names: { [-300]: 'EST', [-240]: 'EDT' },
    zones:
      /^(?:US\/Eastern|America\/(?:New_York|Detroit|Toronto|Montreal|Nassau|Port-au-Prince|Kentucky\/.+|Indiana\/(?!Knox|Tell_City).+|Indianapolis|Louisville|Jamaica|Panama|Cancun|Iqaluit|Thunder_Bay|Nipigon|Cayman|Atikokan))$/,
  },
  {
    names: { [-360]: 'CST', [-300]: 'CDT' },
    zones:
      /^(?:US\/Central|America\/(?:Chicago|Winnipeg|Mexico_City|Monterrey|Merida|Menominee|Matamoros|Regina|Costa_Rica|Guatemala|El_Salvador|Tegucigalpa|Managua|Belize|Indiana\/(?:Knox|Tell_City)|North_Dakota\/.+))$/,
  },
  {
    names: { [-420]: 'MST', [-360]: 'MDT' },
    zones:
      /^(?:US\/Mountain|America\/(?:Denver|Boise|Edmonton|Phoenix|Hermosillo|Ojinaga|Yellowknife|Whitehorse|Dawson))$/,
  },
  { names: { [-480]: 'PST', [-420]: 'PDT' }, zones: /^(?:US\/Pacific|America\/(?:Los_Angeles|Vancouver|Tijuana))$/ },
  {
    names: { [-540]: 'AKST', [-480]: 'AKDT' },
    zones: /^(?:US\/Alaska|America\/(?:Anchorage|Juneau|Sitka|Nome|Yakutat))$/,
  },
  { names: { [-600]: 'HST', [-540]: 'HDT' }, zones: /^(?:US\/Hawaii|Pacific\/Honolulu|America\/Adak)$/ },
  {
    names: { [-240]: 'AST', [-180]: 'ADT' },
    zones:
      /^(?:Atlantic\/Bermuda|America\/(?:Halifax|Moncton|Glace_Bay|Puerto_Rico|Santo_Domingo|Barbados|Martinique))$/,
  },
  { names: { [-210]: 'NST', [-150]: 'NDT' }, zones: /^America\/St_Johns$/ },
  { names: { 540: 'JST' }, zones: /^(?:Asia\/Tokyo|Japan)$/ },
  { names: { 540: 'KST' }, zones: /^Asia\/(?:Seoul|Pyongyang)$/ },
  { names: { 480: 'CST' }, zones: /^Asia\/(?:Shanghai|Chongqing|Harbin|Taipei|Macau)$/ },
  { names: { 480: 'HKT' }, zones: /^Asia\/Hong_Kong$/ },
  { names: { 480: 'PST' }, zones: /^Asia\/Manila$/ },
  { names: { 330: 'IST' }, zones: /^Asia\/(?:Kolkata|Calcutta)$/ },
  { names: { 300: 'PKT' }, zones: /^Asia\/Karachi$/ },
  { names: { 120: 'IST', 180: 'IDT' }, zones: /^Asia\/(?:Jerusalem|Tel_Aviv)$/ },
  { names: { 420: 'WIB' }, zones: /^Asia\/Jakarta$/ },
  {
    names: { 600: 'AEST', 660: 'AEDT' },
    zones: /^Australia\/(?:Sydney|Melbourne|Brisbane|Hobart|Canberra|Lindeman|Currie)$/,
  },
  { names: { 570: 'ACST', 630: 'ACDT' }, zones: /^Australia\/(?:Adelaide|Darwin|Broken_Hill)$/ },
  { names: { 480: 'AWST' }, zones: /^Australia\/Perth$/ },
  { names: { 720: 'NZST', 780: 'NZDT' }, zones: /^Pacific\/Auckland$/ },
  { names: { 120: 'SAST' }, zones: /^Africa\/Johannesburg$/ },
  { names: { 180: 'EAT' }, zones: /^Africa\/(?:Nairobi|Addis_Ababa|Kampala|Dar_es_Salaam)$/ },
  { names: { 60: 'WAT' }, zones: /^Africa\/(?:Lagos|Kinshasa|Luanda)$/ },
];

/** The short name people use in a zone, else `GMT+3`. */
export function abbreviationOf(zone: string, offset: number): string {
  const name = GROUPS.find((group) => group.zones.test(zone))?.names[offset];
  return name ?? numeric(offset);
}

function numeric(offset: number): string {
  if (offset === 0) return 'GMT';
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
