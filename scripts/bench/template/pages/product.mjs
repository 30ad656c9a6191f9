// A product page with the built-in formatters of a store; against the public engine only, no other has them.
import { image, product } from '../data.mjs';
import { squeeze } from './squeeze.mjs';

/** Six variants in two options, six pictures, and four related products, two of them with variants. */
const item = { ...product(1, { variants: 6 }), mainImage: image(1) };
const related = Array.from({ length: 4 }, (_, index) => product(index + 10, { variants: 1 + (index % 2) * 2 }));

const jsont = {
  main: squeeze`
    {.section item}
      <article class="product" data-item-id="{id}" id="item-{id}">
        <div class="product__gallery">
          {.repeated section items}<figure class="product__image"><img {@|image-meta}></figure>{.end}
        </div>
        <div class="product__details">
          <h1 class="product__title">{title|html}</h1>
          {@|product-price}{@|product-status}
          {.sold-out?}<p class="product__stock">Come back soon</p>{.or}{.has-variants?}{@|variants-select}{.end}{@|add-to-cart-btn}{.end}
          <div class="product__excerpt">{excerpt}</div>
          <div class="product__body">{body}</div>
          {.if categories}<p>{.repeated section categories}{@|html}{.alternates with}, {.end}</p>{.end}
        </div>
      </article>
    {.end}
    <aside class="related">{.repeated section related}{@|apply related.html}{.end}</aside>`,
  partials: {
    'related.html': squeeze`
      <a class="related__item" href="{fullUrl}">
        {.section mainImage}<img {@|image-meta}>{.end}
        <h2>{title|html}</h2>
        {@|product-price}{.on-sale?}<span class="badge">Sale</span>{.end}
      </a>`,
  },
};

const data = (useCLDRMoneyFormat) => ({
  website: { timeZone: 'America/New_York' },
  featureFlags: { useCLDRMoneyFormat },
  item,
  related,
});

/** Money by the page's script, and money by locale data. */
export const productPage = (useCLDRMoneyFormat, name, what, goal) => ({
  name,
  what,
  goal,
  data: data(useCLDRMoneyFormat),
  jsont,
});
