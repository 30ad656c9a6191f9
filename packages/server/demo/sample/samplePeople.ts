import type { Address } from '@quoin/domain/orders';

/** A made-up customer. Mail to these addresses goes nowhere: the domains are kept for examples (RFC 2606). */
export interface SamplePerson {
  readonly email: string;
  readonly address: Address;
}

type Row = readonly [
  email: string,
  fullName: string,
  line1: string,
  line2: string,
  postalCode: string,
  city: string,
  region: string,
  countryCode: string,
];

const ROWS: readonly Row[] = [
  ['hanna.lindqvist@example.org', 'Hanna Lindqvist', 'Bondegatan 21', '', '116 33', 'Stockholm', '', 'SE'],
  ['jonas.brandt@example.com', 'Jonas Brandt', 'Schanzenstraße 48', '', '20357', 'Hamburg', '', 'DE'],
  ['yuki.tanaka@example.com', '田中 由紀', '神宮前3-14-2', 'コーポ青葉 201', '150-0001', '渋谷区', 'Tokyo', 'JP'],
  ['claire.moreau@example.com', 'Claire Moreau', '14 rue des Martyrs', 'Bâtiment B', '75009', 'Paris', '', 'FR'],
  ['oliver.hughes@example.org', 'Oliver Hughes', '7 Cowley Road', '', 'OX4 1HP', 'Oxford', '', 'GB'],
  ['sofia.papadaki@example.com', 'Σοφία Παπαδάκη', 'Leopoldstraße 102', '', '80802', 'München', '', 'DE'],
  ['maya.rosenberg@example.com', 'מאיה רוזנברג', '215 Prospect Place', 'Apt 4C', '11238', 'Brooklyn', 'NY', 'US'],
  ['lukas.gruber@example.com', 'Lukas Gruber', 'Neubaugasse 33/12', '', '1070', 'Wien', '', 'AT'],
  ['sanne.devries@example.org', 'Sanne de Vries', 'Prinsengracht 510', '', '1017 KH', 'Amsterdam', '', 'NL'],
  ['oksana.koval@example.com', 'Оксана Коваль', 'Torstraße 140', 'Hinterhaus', '10119', 'Berlin', '', 'DE'],
  ['omar.haddad@example.com', 'عمر حداد', '22 rue Paradis', '', '13006', 'Marseille', '', 'FR'],
  ['emma.nielsen@example.org', 'Emma Nielsen', 'Jægersborggade 9', '2. th.', '2200', 'København N', '', 'DK'],
  ['liwei.chen@example.com', '陈立伟', '1288 West Georgia Street', '', 'V6E 4R2', 'Vancouver', 'BC', 'CA'],
  ['priya.raman@example.com', 'பிரியா ராமன்', '31 Brick Lane', 'Flat 5', 'E1 6PU', 'London', '', 'GB'],
  ['marta.kowalska@example.org', 'Marta Kowalska', 'ul. Mokotowska 12/4', '', '00-561', 'Warszawa', '', 'PL'],
  ['paolo.ferri@example.com', 'Paolo Ferri', 'Via Santo Stefano 45', '', '40125', 'Bologna', 'BO', 'IT'],
  ['ines.carvalho@example.com', 'Inês Carvalho', 'Rua Augusta 1200', 'Apto 62', '01304-001', 'São Paulo', 'SP', 'BR'],
  ['minjun.seo@example.com', '서민준', '18 Crown Street', 'Unit 3', '2010', 'Surry Hills', 'NSW', 'AU'],
  ['aoife.byrne@example.org', 'Aoife Byrne', '5 Synge Street', '', 'D08 X2C4', 'Dublin', '', 'IE'],
  ['nils.haugen@example.com', 'Nils Haugen', 'Markveien 35', '', '0554', 'Oslo', '', 'NO'],
  ['anneke.peeters@example.com', 'Anneke Peeters', 'Nationalestraat 88', 'bus 2', '2000', 'Antwerpen', '', 'BE'],
  ['carmen.ortega@example.org', 'Carmen Ortega Ruiz', 'Calle del Pez 18', '3.º B', '28004', 'Madrid', 'M', 'ES'],
  ['reto.zumstein@example.com', 'Reto Zumstein', 'Rebgasse 11', '', '4058', 'Basel', '', 'CH'],
  ['hinemoa.parata@example.com', 'Hinemoa Parata', '40 Cuba Street', '', '6011', 'Wellington', '', 'NZ'],
  ['dmitri.volkov@example.com', 'Дмитрий Волков', 'Karl-Heine-Straße 54', '', '04229', 'Leipzig', '', 'DE'],
  ['grace.okafor@example.com', 'Grace Okafor', '1904 Franklin Street', '', '94612', 'Oakland', 'CA', 'US'],
  ['thibault.lemaire@example.org', 'Thibault Lemaire', '3 place Bellecour', '', '69002', 'Lyon', '', 'FR'],
  ['ayumi.sato@example.com', '佐藤 歩', '北堀江1-5-9', '', '550-0014', '大阪市西区', 'Osaka', 'JP'],
  ['ada.weber@example.com', 'Ada Weber', 'Ostertorsteinweg 70', '', '28203', 'Bremen', '', 'DE'],
  ['mehmet.yildiz@example.com', 'Mehmet Yıldız', 'Venloer Straße 301', '', '50823', 'Köln', '', 'DE'],
  ['niamh.gallagher@example.org', 'Niamh Gallagher', '12 Dominick Street', '', 'H91 T2KP', 'Galway', '', 'IE'],
  ['arjun.mehta@example.com', 'अर्जुन मेहता', '77 Queen Street West', 'Suite 1102', 'M5H 2M5', 'Toronto', 'ON', 'CA'],
  ['elin.bergman@example.com', 'Elin Bergman', 'Haga Nygata 4', '', '413 01', 'Göteborg', '', 'SE'],
  ['somchai.wong@example.com', 'สมชาย วงศ์สวัสดิ์', '9 Brunswick Street', '', '3065', 'Fitzroy', 'VIC', 'AU'],
  ['bram.jansen@example.org', 'Bram Jansen', 'Oudegracht 201', '', '3511 NG', 'Utrecht', '', 'NL'],
  ['frieda.kolb@example.com', 'Frieda Kolb', 'Wiehre 3', '', '79100', 'Freiburg im Breisgau', '', 'DE'],
  ['giulia.conti@example.org', 'Giulia Conti', 'Via Tortona 27', '', '20144', 'Milano', 'MI', 'IT'],
  ['peter.hofer@example.com', 'Peter Hofer', 'Sporgasse 8', '', '8010', 'Graz', '', 'AT'],
  ['leila.farsi@example.com', 'لیلا فارسی', 'Sonnenallee 97', '', '12045', 'Berlin', '', 'DE'],
  [
    'wilhelmina@example.org',
    'Wilhelmina Charlotte van der Leeuwen-Oosterhuis',
    'Koningin Emmakade 148',
    '',
    '2518 JG',
    'Den Haag',
    '',
    'NL',
  ],
];

export const SAMPLE_PEOPLE: readonly SamplePerson[] = ROWS.map(
  ([email, fullName, line1, line2, postalCode, city, region, countryCode]) => ({
    email,
    address: { ...{ fullName, line1, line2, postalCode, city, region, countryCode }, phone: '' },
  }),
);
