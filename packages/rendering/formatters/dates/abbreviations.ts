/** Short names in use, as `offset in minutes: name`, by group of zones. */
const GROUPS: readonly { readonly names: Readonly<Record<number, string>>; readonly zones: RegExp }[] = [
  {
    names: { 0: 'GMT' },
    zones:
      /^(?:(?:Etc\/)?GMT|Africa\/(?:Abidjan|Accra|Bamako|Banjul|Bissau|Conakry|Dakar|Freetown|Lome|Monrovia|Nouakchott|Ouagadougou|Sao_Tome)|America\/Danmarkshavn|Atlantic\/(?:Reykjavik|St_Helena))$/,
  },
  {
    names: { 180: 'EAT' },
    zones: /^(?:Africa\/(?:Asmera|Djibouti|Mogadishu)|Indian\/(?:Antananarivo|Comoro|Mayotte))$/,
  },
  {
    names: { 60: 'WAT' },
    zones: /^Africa\/(?:Bangui|Brazzaville|Douala|Libreville|Malabo|Ndjamena|Niamey|Porto-Novo)$/,
  },
  {
    names: { 120: 'CAT' },
    zones: /^Africa\/(?:Blantyre|Bujumbura|Gaborone|Harare|Juba|Khartoum|Kigali|Lubumbashi|Lusaka|Maputo|Windhoek)$/,
  },
  { names: { 120: 'SAST' }, zones: /^Africa\/(?:Maseru|Mbabane)$/ },
  {
    names: { 120: 'EET', 180: 'EEST' },
    zones: /^(?:Africa\/Tripoli|Europe\/Kaliningrad|Asia\/(?:Famagusta|Gaza|Hebron))$/,
  },
  {
    names: { [-240]: 'AST', [-180]: 'ADT' },
    zones:
      /^(?:America\/(?:Anguilla|Antigua|Aruba|Blanc-Sablon|Curacao|Dominica|Goose_Bay|Grenada|Guadeloupe|Kralendijk|Lower_Princes|Marigot|Montserrat|Port_of_Spain|St_Barthelemy|St_Kitts|St_Lucia|St_Thomas|St_Vincent|Thule|Tortola)|Canada\/Atlantic)$/,
  },
  {
    names: { [-360]: 'CST', [-300]: 'CDT' },
    zones:
      /^(?:America\/(?:Bahia_Banderas|Chihuahua|Ojinaga|Rankin_Inlet|Resolute|Swift_Current)|Canada\/(?:Central|Saskatchewan))$/,
  },
  { names: { [-300]: 'CST', [-240]: 'CDT' }, zones: /^America\/Havana$/ },
  {
    names: { [-420]: 'MST', [-360]: 'MDT' },
    zones:
      /^(?:America\/(?:Cambridge_Bay|Ciudad_Juarez|Creston|Dawson_Creek|Fort_Nelson|Inuvik|Mazatlan)|US\/Arizona|Canada\/(?:Mountain|Yukon))$/,
  },
  {
    names: { [-300]: 'EST', [-240]: 'EDT' },
    zones: /^(?:America\/(?:Coral_Harbour|Grand_Turk)|Canada\/Eastern)$/,
  },
  { names: { [-480]: 'PST', [-420]: 'PDT' }, zones: /^Canada\/Pacific$/ },
  { names: { [-540]: 'AKST', [-480]: 'AKDT' }, zones: /^America\/Metlakatla$/ },
  { names: { [-210]: 'NST', [-150]: 'NDT' }, zones: /^Canada\/Newfoundland$/ },
  { names: { 600: 'AEST', 660: 'AEDT' }, zones: /^(?:Antarctica\/Macquarie|Australia\/(?:ACT|NSW))$/ },
  { names: { 600: 'AEST' }, zones: /^Australia\/(?:Lord_Howe|LHI)$/ },
  { names: { 720: 'NZST', 780: 'NZDT' }, zones: /^Antarctica\/McMurdo$/ },
  { names: { 540: 'WIT' }, zones: /^Asia\/Jayapura$/ },
  { names: { 480: 'WITA' }, zones: /^Asia\/Makassar$/ },
  { names: { 420: 'WIB' }, zones: /^Asia\/Pontianak$/ },
  { names: { 0: 'WET', 60: 'WEST' }, zones: /^Atlantic\/Faeroe$/ },
  { names: { 180: 'MSK' }, zones: /^Europe\/(?:Kirov|Volgograd)$/ },
  { names: {}, zones: /^Europe\/Minsk$/ },
  { names: { 600: 'ChST' }, zones: /^Pacific\/(?:Guam|Saipan)$/ },
  { names: { [-660]: 'SST' }, zones: /^Pacific\/(?:Midway|Pago_Pago)$/ },
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

/** The short name people use in a zone, else its offset: `+03`, `-0330`. */
export function abbreviationOf(zone: string, offset: number): string {
  const name = GROUPS.find((group) => group.zones.test(zone))?.names[offset];
  return name ?? numeric(offset);
}

function numeric(offset: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.abs(offset) % 60;
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}${minutes === 0 ? '' : two(minutes)}`;
}
