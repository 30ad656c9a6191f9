// Vendure with a catalogue of four variants a product, as a program of its own: `node vendureServer.mjs` in the folder
// where its packages are, with PORT, PRODUCTS and DATABASE_URL. Prints `ready`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Its packages are not ours.
const load = createRequire(join(process.cwd(), 'package.json'));
const { bootstrap, DefaultLogger, dummyPaymentHandler, LogLevel } = load('@vendure/core');
const { populate } = load('@vendure/core/cli');

const [SIZES, COLOURS] = [
  ['S', 'M', 'L', 'XL'],
  ['Red', 'Blue', 'Green', 'Black', 'White', 'Sand'],
];
const database = new URL(process.env.DATABASE_URL);
const config = {
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(process.env.PORT),
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: 'bench' },
    cookieOptions: { secret: 'bench' },
  },
  dbConnectionOptions: {
    ...{ type: 'postgres', synchronize: true, logging: false },
    ...{ host: database.searchParams.get('host') ?? database.hostname, port: Number(database.port || 5432) },
    ...{ username: decodeURIComponent(database.username), password: decodeURIComponent(database.password) },
    database: database.pathname.slice(1),
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: process.cwd() },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [],
};

const FLAT_RATE = {
  code: 'default-shipping-calculator',
  arguments: [
    { name: 'rate', value: '500' },
    { name: 'taxRate', value: '19' },
    { name: 'includesTax', value: 'auto' },
  ],
};
const INITIAL = {
  ...{ defaultLanguage: 'en', defaultZone: 'Europe', roles: [], collections: [] },
  countries: [{ code: 'DE', name: 'Germany', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 19 }],
  shippingMethods: [{ name: 'Parcel', price: 500, calculator: FLAT_RATE }],
  paymentMethods: [
    {
      name: 'Test',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
};

function catalogue(products) {
  const header =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const rows = Array.from({ length: products }, (_, index) =>
    SIZES.map((size, v) => {
      const n = index + 1;
      const own = v === 0 ? `Product ${n},product-${n},Made by hand in small numbers.,,,Size|Colour` : ',,,,,';
      const price = (9 + (n % 90)).toFixed(2);
      return `${own},${size}|${COLOURS[(n + v) % 6]},P${n}-${v},${price},standard,100000,true,,`;
    }),
  );
  return [header, ...rows.flat()].join('\n');
}

const file = join(process.cwd(), 'catalogue.csv');
writeFileSync(file, catalogue(Number(process.env.PRODUCTS)));
const made = await populate(() => bootstrap(config), INITIAL, file);
await made.close();
await bootstrap({ ...config, dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: false } });
console.log('ready');
