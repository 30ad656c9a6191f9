import type { Example, Group } from '../entry.ts';

const USD = (value: string) => ({ value, currency: 'USD' });

const VARIANTS = [
  { id: 'v1', attributes: { Size: 'S' }, price: 2400, priceMoney: USD('24.00'), onSale: false, qtyInStock: 3 },
  { id: 'v2', attributes: { Size: 'L' }, price: 3800, priceMoney: USD('38.00'), onSale: false, qtyInStock: 0 },
];

const PRODUCT = {
  id: 'p1',
  collectionId: 'c1',
  structuredContent: { productType: 1, variants: VARIANTS, variantOptionOrdering: ['Size'] },
};

const ON_SALE = {
  id: 'p2',
  structuredContent: {
    productType: 1,
    variants: [{ id: 'v1', priceMoney: USD('1240.00'), salePriceMoney: USD('990.00'), onSale: true, qtyInStock: 1 }],
  },
};

const SERVICE = {
  id: 'p3',
  structuredContent: { productType: 2, variants: [{ id: 'v1', priceMoney: USD('60.00'), unlimited: true }] },
};

const passedThrough = (name: string): Example => ({ template: `{n|${name}}`, data: { n: 1250 }, output: '1250' });

export const COMMERCE_ENTRIES: Group = {
  title: 'Commerce',
  intro:
    'The value is a product as page data has it. Amounts are printed with their currency where `featureFlags.useCLDRMoneyFormat` or `website.useCLDRMoneyFormat` is true, else as a number that a script turns into the money of the visitor.',
  entries: [
    {
      name: 'product-price',
      usage: 'product-price',
      summary:
        'The price of a product: one price, `from` the lowest, or sale and original price; with the plan of a subscription.',
      notes: [
        'The wording of subscriptions is looked for in `localizedStrings.productPrice__…`, with the slots `{price}`, `{fromPrice}`, `{billingPeriodValue}` and `{duration}`.',
      ],
      examples: [
        {
          template: '{@|product-price}',
          data: PRODUCT,
          output: '\n\n\n<div class="product-price">\nfrom <span class="sqs-money-native">24.00</span>\n\n</div>',
        },
        {
          template: '{@|product-price}',
          data: ON_SALE,
          output:
            '\n\n\n<div class="product-price">\n<span class="visually-hidden v6-visually-hidden">Sale Price:</span><span class="sqs-money-native">990.00</span> <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price"><span class="sqs-money-native">1,240.00</span></span>\n\n</div>',
        },
      ],
    },
    {
      name: 'from-price',
      summary: 'What the cheapest choice costs now, in minor units.',
      examples: [{ template: '{@|from-price}', data: PRODUCT, output: '2400' }],
    },
    {
      name: 'normal-price',
      summary: 'The highest price without sales, in minor units.',
      examples: [{ template: '{@|normal-price}', data: ON_SALE, output: '124000' }],
    },
    {
      name: 'sale-price',
      summary: 'The lowest price of what is on sale, in minor units; 0 when nothing is.',
      examples: [{ template: '{@|sale-price}', data: ON_SALE, output: '99000' }],
    },
    {
      name: 'subscription-price',
      summary: 'The lowest price of the first subscription offer of each variant.',
      examples: [
        {
          template: '{@|subscription-price}',
          data: {
            structuredContent: {
              productType: 1,
              variants: [{ pricingOptions: [{ priceMoney: USD('18.00'), onSale: false }] }],
            },
          },
          output: '\n\n\n<div class="subscription-price">\n<span class="sqs-money-native">18.00</span>\n</div>',
        },
      ],
    },
    {
      name: 'product-status',
      summary: 'The mark of a product that is sold out or, else, on sale; nothing for others.',
      notes: ['The texts are `localizedStrings.productSoldOutText` and `.productSaleText`, if the site has them.'],
      examples: [
        { template: '{@|product-status}', data: ON_SALE, output: '<div class="product-mark sale">sale</div>' },
      ],
    },
    {
      name: 'product-scarcity',
      summary: 'A line for each variant that runs low, from `productMerchandisingContext` of the scope.',
      examples: [
        {
          template: '{@|product-scarcity}',
          data: {
            id: 'p1',
            productMerchandisingContext: {
              p1: {
                scarcityEnabled: true,
                scarcityShownByDefault: true,
                scarcityText: 'Only {qtyInStock} left',
                scarcityTemplateViews: [{ qtyInStock: 2 }],
              },
            },
          },
          output: '\n  <div class="product-scarcity">\n    Only 2 left\n  </div>\n',
        },
      ],
    },
    {
      name: 'product-restock-notification',
      summary: 'A sign-up form for each variant that is sold out, from `productMerchandisingContext` of the scope.',
      examples: [
        {
          template: '{@|product-restock-notification}',
          data: {
            id: 'p1',
            productMerchandisingContext: {
              p1: {
                restockNotificationViews: [{ variantId: 'v2' }],
                restockNotificationMessages: { CTAText: 'Tell me', placeholderText: 'Email', buttonText: 'Send' },
              },
            },
          },
          output:
            '\n\n\n\n\n\n\n<div class="product-restock-notification" data-product-id="p1" data-variant-id="v2">\n  <span class="product-restock-cta">Tell me</span>\n  <form class="product-restock-form" action="#">\n    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="Email">\n    <input class="sqs-editable-button" type="submit" value="Send">\n  </form>\n\n\n</div>\n',
        },
      ],
    },
    {
      name: 'variants-select',
      summary: 'The choice of a variant: for each option a select and radio buttons, of which the theme shows one.',
      notes: [
        'Nothing for a product without a choice. The prompt is `localizedStrings.productVariantSelectText`, if the site has it.',
      ],
      examples: [
        {
          template: '{@|variants-select}',
          data: PRODUCT,
          output:
            '\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="p1" data-variants="[{&quot;id&quot;:&quot;v1&quot;,&quot;attributes&quot;:{&quot;Size&quot;:&quot;S&quot;},&quot;price&quot;:2400,&quot;priceMoney&quot;:{&quot;value&quot;:&quot;24.00&quot;,&quot;currency&quot;:&quot;USD&quot;},&quot;onSale&quot;:false,&quot;qtyInStock&quot;:3},{&quot;id&quot;:&quot;v2&quot;,&quot;attributes&quot;:{&quot;Size&quot;:&quot;L&quot;},&quot;price&quot;:3800,&quot;priceMoney&quot;:{&quot;value&quot;:&quot;38.00&quot;,&quot;currency&quot;:&quot;USD&quot;},&quot;onSale&quot;:false,&quot;qtyInStock&quot;:0}]" data-animation-role="content">\n    <div class="variant-option">\n    <div class="variant-option-title">Size: </div>\n    <div class="variant-select-wrapper">\n      <select aria-label="Select Size" data-variant-option-name="Size">\n        <option value="">Select Size</option>\n        <option value="S">S</option><option value="L">L</option>\n      </select>\n    </div>\n    <div class="variant-radiobtn-wrapper" data-variant-option-name="Size">\n      <input type="radio" class="variant-radiobtn" value="S" name="variant-option-Size" id="variant-option-Size-S"/>\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-S">S</label>\n      <input type="radio" class="variant-radiobtn" value="L" name="variant-option-Size" id="variant-option-Size-L"/>\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-L">L</label>\n    </div>\n    </div>\n  </div>\n',
        },
      ],
    },
    {
      name: 'quantity-input',
      summary: 'The number field of a product that can be bought more than once.',
      notes: [
        'None for digital products, gift cards and subscriptions; for services only where the store allows it (`websiteSettings.storeSettings.multipleQuantityAllowedForServices`).',
      ],
      examples: [
        {
          template: '{@|quantity-input}',
          data: PRODUCT,
          output:
            '\n\n\n<div class="product-quantity-input" data-item-id="p1" data-animation-role="content">\n  <div class="quantity-label">Quantity:</div>\n  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>',
        },
      ],
    },
    {
      name: 'add-to-cart-btn',
      summary: 'The button that puts the product into the cart, or begins its subscription.',
      notes: [
        "Its text is the product's own, else `localizedStrings.productAddToCartText` or `.productSubscribeText`, else ours.",
      ],
      examples: [
        {
          template: '{@|add-to-cart-btn}',
          data: SERVICE,
          output:
            '\n\n\n\n\n\n\n\n\n\n\n\n\n<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="" data-item-id="p3" data-product-type="2" data-use-custom-label="" data-original-label="Add To Cart" >\n    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>\n  </div>\n</div>',
        },
      ],
    },
    {
      name: 'product-checkout',
      summary: '`variants-select`, `quantity-input` and `add-to-cart-btn` in a row.',
      examples: [
        {
          template: '{@|product-checkout}',
          data: SERVICE,
          output:
            '\n\n\n\n\n\n\n\n\n\n\n\n\n<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="" data-item-id="p3" data-product-type="2" data-use-custom-label="" data-original-label="Add To Cart" >\n    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>\n  </div>\n</div>',
        },
      ],
    },
    {
      name: 'product-quick-view',
      usage: 'product-quick-view group',
      summary:
        'A button that shows the product over the page; the group, a reference or a text, says which products one can leaf through.',
      examples: [
        {
          template: '{@|product-quick-view shop}',
          data: { id: 'p1' },
          output:
            '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="p1" data-group="shop">Quick View</span>',
        },
      ],
    },
    {
      name: 'variant-descriptor',
      summary: "The values of a variant's options, joined by slashes.",
      examples: [
        {
          template: '{@|variant-descriptor}',
          data: { optionValues: [{ value: 'Red' }, { value: 'L' }] },
          output: 'Red / L',
        },
      ],
    },
    {
      name: 'cart-quantity',
      summary: 'How many pieces are in the cart that is the value.',
      examples: [
        {
          template: '{cart|cart-quantity}',
          data: { cart: { entries: [{ quantity: 2 }, { quantity: 1 }] } },
          output: '<span class="sqs-cart-quantity">3</span>',
        },
      ],
    },
    {
      name: 'cart-url',
      summary: 'The address of the cart.',
      examples: [{ template: '<a href="{@|cart-url}">', output: '<a href="/cart">' }],
    },
    {
      name: 'cart-subtotal',
      summary: 'Not in use any more: prints a sentence that says so.',
      examples: [{ template: '{@|cart-subtotal}', output: 'deprecated, do not use' }],
    },
    {
      name: 'percentage-format',
      usage: 'percentage-format [trim]',
      summary: 'A number with two decimals; with `trim` as few as needed, at most three. Without a locale nothing.',
      examples: [
        {
          template: '{n|percentage-format} {n|percentage-format trim}',
          data: { n: 8.5 },
          options: { locale: 'en-US' },
          output: '8.50 8.5',
        },
      ],
    },
    {
      name: 'money-format',
      summary: 'A name of old templates; leaves the value as it is.',
      examples: [passedThrough('money-format')],
    },
    {
      name: 'moneyFormat',
      summary: 'A name of old templates; leaves the value as it is.',
      examples: [passedThrough('moneyFormat')],
    },
    {
      name: 'money-string',
      summary: 'A name of old templates; leaves the value as it is.',
      examples: [passedThrough('money-string')],
    },
    {
      name: 'i18n-money-format',
      summary: 'A name of old templates; leaves the value as it is. Use `money`.',
      examples: [passedThrough('i18n-money-format')],
    },
    {
      name: 'datetimefield',
      summary: 'Not in use any more; leaves the value as it is.',
      examples: [passedThrough('datetimefield')],
    },
    { name: 'unit', summary: 'Not in use any more; leaves the value as it is.', examples: [passedThrough('unit')] },
  ],
};
