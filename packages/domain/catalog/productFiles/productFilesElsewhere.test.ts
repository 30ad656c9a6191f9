import { describe, expect, it } from 'vitest';
import type { FileProduct, ProductFileRow } from './productFile.ts';
import {
  guessMapping,
  isAmountColumn,
  isDateColumn,
  linesByProduct,
  recogniseDialect,
  toProductRows,
} from './productFileDialects.ts';
import { readProductFile } from './readProductFile.ts';

/** A file as its header and the rows below it, which begin on line 2. Names may hold commas where `^` parts them. */
function read(header: string, ...rows: readonly string[]) {
  const names = header.split(header.includes('^') ? '^' : ',');
  const table: readonly ProductFileRow[] = rows.map((row, index) => ({
    line: index + 2,
    cells: Object.fromEntries(row.split('^').map((text, place) => [names[place] ?? '', text])),
  }));
  const dialect = recogniseDialect(names);
  const mapping = guessMapping(dialect, names);
  const clock = { now: Date.UTC(2026, 10, 30), timeZone: 'Europe/Berlin' };
  const { products, problems } = readProductFile(toProductRows(dialect, table, mapping), 'EUR', clock);
  return { dialect, products, problems, lines: linesByProduct(dialect, table, mapping) };
}

const sold = ({ variants }: FileProduct) =>
  variants.map(({ sku, optionValues, price, salePrice, onSale, stock }) => ({
    sku,
    options: optionValues.map(({ optionName, value }) => `${optionName}=${value}`).join(' '),
    price: Number(price.minor),
    sale: onSale ? Number(salePrice.minor) : null,
    stock: stock.unlimited ? 'unlimited' : stock.quantity,
  }));

const WIX =
  'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2';

describe('a product file of Wix (IMP-1)', () => {
  it('has a row for the product and one for each variant, with surcharges and one discount', () => {
    const { dialect, products, problems, lines } = read(
      WIX,
      'mug^Product^Becher „Möwe“^<p>Hand.</p>^a1b2~mv2.jpg;https://img.example/b.png^Küche;Neu & schön^^^18.90^^true^PERCENT^10^^0.4^^Farbe^COLOR^#ffffff:Weiß;#000:Schwarz^Größe^DROP_DOWN^S;L',
      'mug^Variant^^^^^M-W-S^^^0^^^^4^^^^^#ffffff:Weiß^^^S',
      'mug^Variant^^^^^M-B-L^^^2.5^^^^OutOfStock^0.6^^^^#000:Schwarz^^^L',
      'card^Product^Karte^^^^C-1^^3^^false^AMOUNT^0^InStock^^^^^^^^',
    );
    expect([dialect, problems]).toEqual(['wix', []]);
    expect(lines).toEqual([[2, 3, 4], [5]]);
    const [mug, card] = products;
    expect(mug).toMatchObject({
      title: 'Becher „Möwe“',
      categories: ['kuche', 'neu-schon'],
      imageUrls: ['https://static.wixstatic.com/media/a1b2~mv2.jpg', 'https://img.example/b.png'],
      isVisible: true,
    });
    expect(sold(mug!)).toEqual([
      { sku: 'M-W-S', options: 'Farbe=Weiß Größe=S', price: 1890, sale: 1701, stock: 4 },
      { sku: 'M-B-L', options: 'Farbe=Schwarz Größe=L', price: 2140, sale: 1926, stock: 0 },
    ]);
    expect(mug!.variants.map(({ weight }) => weight)).toEqual([0.4, 0.6]);
    expect(card).toMatchObject({ isVisible: false });
    expect(sold(card!)).toEqual([{ sku: 'C-1', options: '', price: 300, sale: null, stock: 'unlimited' }]);
  });

  it('of catalog version 3 has prices of variants and rows of pictures', () => {
    const { dialect, products, problems } = read(
      'handle,fieldType,name,visible,plainDescription,media,mediaAltText,price,strikethroughPrice,inventory,sku,barcode,weight,productOptionName1,productOptionType1,productOptionChoices1',
      'tea^PRODUCT^緑茶^TRUE^Sencha^^^^^^^^^重さ^TEXT_CHOICES^50g;100g',
      'tea^MEDIA^^^^https://img.example/tea.jpg^A cup^^^^^^^^^',
      'tea^VARIANT^^^^^^8.5^10^3^T50^4006381333931^0.05^^^50g',
      'tea^VARIANT^^^^^^15^^IN_STOCK^T100^^0.1^^^100g',
    );
    expect([dialect, problems]).toEqual(['wix', []]);
    expect(products[0]).toMatchObject({
      ...{ title: '緑茶', imageUrls: ['https://img.example/tea.jpg'] },
      imageTexts: { 'https://img.example/tea.jpg': 'A cup' },
    });
    expect(sold(products[0]!)).toEqual([
      { sku: 'T50', options: '重さ=50g', price: 1000, sale: 850, stock: 3 },
      { sku: 'T100', options: '重さ=100g', price: 1500, sale: null, stock: 'unlimited' },
    ]);
    expect(products[0]!.variants[0]!.gtin).toBe('4006381333931');
  });
});

describe('a product file of BigCommerce (IMP-1)', () => {
  const header =
    'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Low Stock,Price,Cost Price,Retail Price,Sale Price,Categories,Description,Page Title,Product URL,Meta Description,UPC/EAN,Global Trade Number,Weight,Width,Height,Depth,Is Visible,Is Featured,Variant Image URL,Internal Image URL (Export),Image URL (Import)';

  it('has variants and pictures below each product', () => {
    const { dialect, products, problems, lines } = read(
      header,
      'Product^77^Fog towel^physical^FT^^variant^0^0^49.5000^^^0.0000^Shop All;Bath/Towels;12^<p>Linen</p>^Fog^/fog-linen-towel/^Soft^^^1.2^^^^TRUE^TRUE^^^',
      'Variant^1^^^FT-S^Type=Swatch|Name=Color|Value=Fog[#cccccc]Type=Rectangle|Name=Size|Value=S^^7^^49.5^^^40^^^^^^^^^^^^^^https://img.example/s.jpg^^',
      'Variant^2^^^FT-L^Type=Swatch|Name=Color|Value=Fog[#cccccc]Type=Rectangle|Name=Size|Value=L^^0^^^^^^^^^^^^^^^^^^^^^',
      'Image^3^^^^^^^^^^^^^^^^^^^^^^^^^^https://img.example/fog.jpg^',
      'Product^78^Guide^digital^G-1^^none^^^5^^^^^^^/guide/^^^^0^^^^FALSE^FALSE^^^',
      'Product^79^Soap^physical^S-1^^product^30^^4^^^^^^^/soap/^^^^0.1^^^^TRUE^FALSE^^^',
    );
    expect([dialect, problems]).toEqual(['bigcommerce', []]);
    expect(lines).toEqual([[2, 3, 4, 5], [6], [7]]);
    const [towel, guide, soap] = products;
    expect(towel).toMatchObject({
      ...{ title: 'Fog towel', urlId: 'fog-linen-towel', categories: ['shop-all', 'bath/towels'], isFeatured: true },
      ...{ imageUrls: ['https://img.example/fog.jpg'], seo: { title: 'Fog', description: 'Soft' } },
    });
    expect(sold(towel!)).toEqual([
      { sku: 'FT-S', options: 'Color=Fog Size=S', price: 4950, sale: 4000, stock: 7 },
      { sku: 'FT-L', options: 'Color=Fog Size=L', price: 4950, sale: null, stock: 0 },
    ]);
    expect([guide!.isVisible, sold(guide!)[0]!.stock, sold(soap!)[0]!.stock]).toEqual([false, 'unlimited', 30]);
  });

  it('never gives the stock of a product to two of its variants', () => {
    const { products } = read(
      header,
      'Product^80^Cap^physical^CAP^^product^9^^20^^^^^^^/cap/^^^^^^^^TRUE^FALSE^^^',
      'Variant^1^^^CAP-S^Type=Rectangle|Name=Size|Value=S^^9^^^^^^^^^^^^^^^^^^^^^',
      'Variant^2^^^CAP-L^Type=Rectangle|Name=Size|Value=L^^9^^^^^^^^^^^^^^^^^^^^^',
    );
    expect(sold(products[0]!).map(({ stock }) => stock)).toEqual([9, 0]);
  });
});

describe('a product file of PrestaShop (IMP-1)', () => {
  it('is known by its columns; a reduction counts between its days', () => {
    const { dialect, products, problems } = read(
      'Product ID^Active (0/1)^Name *^Categories (x,y,z...)^Price tax included^Tax rules ID^On sale (0/1)^Discount amount^Discount percent^Discount from (yyyy-mm-dd)^Discount to (yyyy-mm-dd)^Reference #^EAN13^Weight^Quantity^Summary^Description^Tags (x,y,z...)^Meta title^URL rewritten^Available for order (0 = No, 1 = Yes)',
      '1^1^Lampe d’atelier^^64.900000^1^1^^15.000000^2026-11-01^2026-12-24^LA-1^3666154117284^1.500000^12^Courte^<p>Longue</p>^atelier,lampe^Lampe^lampe-d-atelier^1',
      '2^0^Ampoule^^4.5^1^0^0.00^^0000-00-00^0000-00-00^AM-2^^^-3^Courte^^^^^1',
    );
    expect([dialect, problems.map(({ code }) => code)]).toEqual(['prestashop', ['saleWithEnd']]);
    const [lamp, bulb] = products;
    expect(lamp).toMatchObject({ title: 'Lampe d’atelier', urlId: 'lampe-d-atelier', isVisible: true });
    expect(sold(lamp!)).toEqual([{ sku: 'LA-1', options: '', price: 6490, sale: 5517, stock: 12 }]);
    expect(bulb).toMatchObject({ description: 'Courte', isVisible: false });
    expect(sold(bulb!)).toEqual([{ sku: 'AM-2', options: '', price: 450, sale: null, stock: 0 }]);
  });

  it('exported from its list has prices without and with tax: what visitors saw counts', () => {
    const { dialect, products } = read(
      'Product ID,Name,Reference,Category,Price (tax excl.),Price (tax incl.),Quantity,Status',
      '5^Tasse^T-5^Küche^8.403361^10.000000^3^1',
    );
    expect([dialect, sold(products[0]!)[0]!.price, products[0]!.categories]).toEqual(['prestashop', 1000, ['kuche']]);
  });
});

it('says which columns of other shops hold amounts and dates', () => {
  expect(['surcharge', 'Price tax excluded', 'Depth', 'strikethroughPrice'].every(isAmountColumn)).toBe(true);
  expect(['Discount from (yyyy-mm-dd)', 'Discount to'].every(isDateColumn)).toBe(true);
  expect(['Name', 'sku', 'inventory'].some(isAmountColumn)).toBe(false);
});

describe('a plain table with titles in another language (IMP-1)', () => {
  it.each([
    ['German', 'Produktname^Preis brutto^Lager'],
    ['French', 'Nom^Prix^Quantité'],
    ['Spanish', 'Nombre^Precio^Existencias'],
    ['Dutch', 'Naam^Prijs^Voorraad'],
    ['Polish', 'Nazwa^Cena^Ilość'],
    ['Thai', 'ชื่อสินค้า^ราคา^จำนวน'],
    ['Arabic', 'اسم المنتج^السعر^الكمية'],
    ['Japanese', '商品名^価格^在庫'],
  ])('finds title, price and stock of a %s one', (_, header) => {
    const { products, problems } = read(header, 'ノート^12.50^3');
    expect(problems).toEqual([]);
    expect(products.map((product) => [product.title, ...sold(product)])).toEqual([
      ['ノート', { sku: 'ノート-1', options: '', price: 1250, sale: null, stock: 3 }],
    ]);
    expect(isAmountColumn(header.split('^')[1] ?? '')).toBe(true);
  });
});

it.each([
  ['Handle,Title,Option1 Name,Option1 Value,Variant Price', 'größe^Size^Title^Default Title^3', '/products/größe'],
  ['ID,Type,SKU,Name,Published,Parent,Regular price,Attribute 1 name', '1^simple^M^Tea pot^1^^3^', '/product/tea-pot'],
  [WIX, 'mug^Product^Becher „Möwe“^^^^C-1^^3^^true^AMOUNT^0^InStock^^^^^^^^', '/product-page/becher-mowe'],
  [
    'Product ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,SKU,Price,Stock,Hosted Image URLs',
    '^PHYSICAL^store^blue-chair^Blue chair^B^3^1^',
    '/store/p/blue-chair',
  ],
  [
    'Product Type,Product Page,Product URL,Title,SKU,Price,Stock,Hosted Image URLs,SEO Title',
    'PHYSICAL^store^blue-chair^Blue chair^B^3^1^^',
    undefined,
  ],
  [WIX, 'mug^Product^🎁^^^^C-1^^3^^true^AMOUNT^0^InStock^^^^^^^^', undefined],
])('says where a product was on the site that the file comes from (IMP-1): %s', (header, row, path) => {
  const { products, problems } = read(header, row);
  expect(problems).toEqual([]);
  expect(products[0]?.formerPath).toBe(path);
});
