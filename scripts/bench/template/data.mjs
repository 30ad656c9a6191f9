// Page JSON of the pages, made from counters: the same in every run.
const ADJECTIVES = ['Amber', 'Quiet', 'Folded', 'Northern', 'Painted', 'Hollow', 'Salt & Stone', 'Late', 'Bright'];
const NOUNS = ['Harbour', 'Ridge', 'Lantern', 'Meadow', 'Orchard', 'Tide', 'Valley <II>', 'Workshop'];
const WORDS =
  'paper light morning between printed edition hands slow river window pressed colour field table after rain'.split(
    ' ',
  );

const pick = (list, index) => list[index % list.length];
const title = (index) => `${pick(ADJECTIVES, index * 7)} ${pick(NOUNS, index * 3 + 1)} ${index + 1}`;
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const words = (count, seed) => Array.from({ length: count }, (_, index) => pick(WORDS, index * 5 + seed)).join(' ');

export function image(index) {
  const name = `print-${index + 1}.jpg`;
  return {
    id: `64f1c0ffee${1000 + index}`,
    recordType: 2,
    title: `${title(index)}, framed`,
    filename: name,
    assetUrl: `/static/site/${1700000000 + index}/${name}`,
    originalSize: `${1500 + index * 10}x${1000 + index * 7}`,
    mediaFocalPoint: { x: 0.5, y: 0.25 + (index % 3) / 4, source: 3 },
    systemDataVariants: `${1500 + index * 10}x${1000 + index * 7},100w,300w,500w,750w,1000w,1500w`,
    contentType: 'image/jpeg',
  };
}

const money = (minor) => ({ value: (minor / 100).toFixed(2), currency: 'USD' });

function variant(index, size, onSale) {
  const price = 4900 + index * 150 + size * 1000;
  return {
    id: `v${index}-${size}`,
    sku: `SKU-${index}-${size}`,
    price,
    priceMoney: money(price),
    salePrice: price - 900,
    salePriceMoney: money(price - 900),
    onSale,
    unlimited: size === 0,
    qtyInStock: size * 3,
    attributes: { Size: pick(['A4', 'A3', '50 × 70'], size), Frame: pick(['None', 'Oak & glass'], index + size) },
    optionValues: [
      { optionName: 'Size', value: pick(['A4', 'A3', '50 × 70'], size) },
      { optionName: 'Frame', value: pick(['None', 'Oak & glass'], index + size) },
    ],
  };
}

export function product(index, { variants = 1, hasImage = true } = {}) {
  const name = title(index);
  const onSale = index % 4 === 1;
  return {
    id: `64a0b0c0d0${2000 + index}`,
    collectionId: '64a0b0c0d0e0f001',
    recordType: 11,
    title: name,
    urlId: slug(name),
    fullUrl: `/shop/${slug(name)}`,
    excerpt: `<p>${words(20, index)}.</p>`,
    body: `<p>${words(60, index)}.</p><p>${words(40, index + 3)}.</p>`,
    starred: index % 9 === 0,
    categories: [pick(['Prints', 'Posters', 'Books & zines'], index)],
    tags: index % 3 === 0 ? ['new'] : [],
    likeCount: index,
    mainImage: hasImage ? image(index) : null,
    items: Array.from({ length: 6 }, (_, each) => image(index + each)),
    structuredContent: {
      productType: 1,
      isSubscribable: false,
      priceText: (49 + index * 1.5).toFixed(2),
      salePriceText: (40 + index * 1.5).toFixed(2),
      onSale,
      qtyInStock: index % 7,
      variantOptionOrdering: ['Size', 'Frame'],
      variants: Array.from({ length: variants }, (_, size) => variant(index, size, onSale)),
    },
  };
}

export function post(index) {
  const name = title(index + 3);
  return {
    id: `65b0c0d0e0${3000 + index}`,
    recordType: 1,
    title: name,
    fullUrl: `/journal/${slug(name)}`,
    publishOn: 1_700_000_000_000 + index * 93_000_000,
    author: { displayName: pick(['Ada Marsh', 'Ben Okafor', 'Chen & Daughters'], index) },
    excerpt: index % 5 === 4 ? '' : `<p>${words(12, index)}.</p>`,
    passthrough: index % 6 === 5,
    sourceUrl: index % 6 === 5 ? `https://example.com/read/${index}` : '',
    categories: ['News', pick(['Studio', 'Paper & ink', 'Travel'], index)].slice(0, 1 + (index % 2)),
    tags: index % 4 === 0 ? [] : [pick(['letterpress', 'riso', 'lino'], index), 'process'],
    publicCommentCount: index % 3,
    likeCount: index * 2,
    mainImage: index % 3 === 2 ? null : image(index),
  };
}

/** Ten entries, each with five below it: sixty links. */
export function navigation() {
  return Array.from({ length: 10 }, (_, index) => ({
    ...link(index),
    items: Array.from({ length: 5 }, (_, each) => link(100 + index * 5 + each, index === 2 && each === 1)),
  }));
}

function link(index, active = false) {
  const name = title(index);
  const isExternal = index % 8 === 7;
  return {
    title: name,
    active: active || index === 2,
    folderActive: index === 2,
    collection: isExternal
      ? null
      : { id: `66c0d0e0f0${4000 + index}`, fullUrl: `/${slug(name)}`, title: name, type: 1 },
    externalLink: isExternal ? { url: `https://example.com/${index}`, newWindow: index % 16 === 7 } : null,
    items: [],
  };
}
