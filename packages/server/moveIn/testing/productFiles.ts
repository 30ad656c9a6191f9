import { writeCsv } from '../../platform/csv/writeCsv.ts';

/** Product files as shops export them, with a product of several variants each. */

/** A file of some of its columns: its header, and rows by the names in it. */
function file(header: string, rows: readonly Readonly<Record<string, string>>[], between = ','): string {
  const names = header.split(between);
  return writeCsv(
    names,
    rows.map((row) => names.map((name) => row[name] ?? '')),
  );
}

const sizes = ['S', 'L'];

export function shopifyProducts(): string {
  return file(
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Taxable,Image Src,Image Alt Text,Status',
    [
      ...sizes.map((size, index) => ({
        ...{ Handle: 'größe-über-käse', 'Option1 Value': size, 'Variant SKU': `K-${size}`, 'Variant Price': '12.50' },
        ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4', 'Variant Taxable': 'true' },
        ...(index === 0
          ? { Title: 'Käse', 'Body (HTML)': '<p>Good</p>', 'Option1 Name': 'Size', Published: 'true' }
          : {}),
      })),
      {
        Handle: '花瓶-青',
        Title: '花瓶',
        Published: 'true',
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant Price': '30',
      },
    ],
  );
}

export function newShopifyProducts(): string {
  return file(
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Weight value (grams),Requires shipping',
    sizes.map((size, index) => ({
      ...{ 'URL handle': 'kanne', 'Option1 value': size, SKU: `KN-${size}`, Price: '29.90', 'Charge tax': 'TRUE' },
      ...(index === 0
        ? { Title: 'Kanne', 'Option1 name': 'Size', Status: 'Active', 'Published on online store': 'TRUE' }
        : {}),
    })),
  );
}

export function squarespaceProducts(): string {
  return file(
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs',
    sizes.map((size, index) => ({
      ...{ SKU: `SQ-${size}`, 'Option Value 1': size, Price: '20.00', 'On Sale': 'No', Stock: 'Unlimited' },
      ...(index === 0
        ? {
            'Product Type [Non Editable]': 'PHYSICAL',
            'Product URL': 'cup',
            Title: 'Cup',
            'Option Name 1': 'Size',
            Visible: 'Yes',
          }
        : {}),
    })),
  );
}

export function wooCommerceProducts(): string {
  return file(
    'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global',
    [
      {
        ID: '44',
        Type: 'variable',
        SKU: 'lamp',
        Name: 'Desk lamp',
        Published: '1',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Brass, Black',
      },
      ...['Brass', 'Black'].map((colour, index) => ({
        ...{
          ID: `${45 + index}`,
          Type: 'variation',
          SKU: `lamp-${colour}`,
          Name: `Desk lamp - ${colour}`,
          Published: '1',
        },
        ...{ Stock: '7', 'In stock?': '1', 'Regular price': '89', Parent: 'lamp' },
        ...{ 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': colour },
      })),
    ],
  );
}

export function wixProducts(): string {
  return file(
    'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1',
    [
      {
        ...{ handleId: 'mug', fieldType: 'Product', name: 'Becher „Möwe“', price: '18.90', visible: 'true' },
        ...{ productOptionName1: 'Größe', productOptionType1: 'DROP_DOWN', productOptionDescription1: 'S;L' },
      },
      ...sizes.map((size) => ({
        ...{ handleId: 'mug', fieldType: 'Variant', sku: `WX-${size}`, surcharge: '0', inventory: '4' },
        productOptionDescription1: size,
      })),
    ],
  );
}

export function bigCommerceProducts(): string {
  return file(
    'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Low Stock,Price,Cost Price,Retail Price,Sale Price,Categories,Description,Product URL,Weight,Is Visible,Is Featured,Image URL (Import)',
    [
      {
        Item: 'Product',
        ID: '77',
        Name: 'Towel',
        Type: 'physical',
        SKU: 'FT',
        'Inventory Tracking': 'variant',
        Price: '49.5',
        'Product URL': '/towel/',
        'Is Visible': 'TRUE',
      },
      ...sizes.map((size) => ({
        ...{ Item: 'Variant', ID: size, SKU: `FT-${size}`, 'Current Stock': '7' },
        Options: `Type=Rectangle|Name=Size|Value=${size}`,
      })),
    ],
  );
}

export function prestaShopProducts(): string {
  return file(
    'Product ID^Active (0/1)^Name *^Categories (x,y,z...)^Price tax included^Tax rules ID^On sale (0/1)^Reference #^Weight^Quantity^Summary^Description^Tags (x,y,z...)^URL rewritten',
    [
      {
        'Product ID': '1',
        'Active (0/1)': '1',
        'Name *': 'Lampe d’atelier',
        'Price tax included': '64.9',
        'Reference #': 'LA-1',
        Quantity: '12',
        'URL rewritten': 'lampe',
      },
      {
        'Product ID': '2',
        'Active (0/1)': '0',
        'Name *': 'Ampoule',
        'Price tax included': '4.5',
        'Reference #': 'AM-2',
        Quantity: '3',
      },
    ],
    '^',
  );
}
