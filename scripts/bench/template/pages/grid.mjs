// Fifty products with prices, images and conditionals; one partial per product.
import { product } from '../data.mjs';
import { squeeze } from './squeeze.mjs';

const collection = { id: '64a0b0c0d0e0f001', title: 'Prints & posters', fullUrl: '/shop', type: 13 };
const items = Array.from({ length: 50 }, (_, index) => product(index, { hasImage: index % 10 !== 9 }));

const jsont = {
  main: squeeze`
    <section class="products" data-collection-id="{collection.id}">
      <h1 class="products__title">{collection.title|html}</h1>
      <ul class="product-grid">{.repeated section items}{@|apply product-card.html}{.end}</ul>
    </section>`,
  partials: {
    'product-card.html': squeeze`
      <li class="product-card{.if structuredContent.onSale} product-card--sale{.end}" data-item-id="{id}">
        <a class="product-card__link" href="{fullUrl}" aria-label="{title|htmlattr}" data-url-id="{urlId|htmlattr}">
          {.section mainImage}
            <img class="product-card__image" src="{assetUrl}?format=500w" alt="{title|htmlattr}" data-image-dimensions="{originalSize}" data-focal-point="{mediaFocalPoint.x},{mediaFocalPoint.y}" loading="{.lessThan? @index 5}eager{.or}lazy{.end}">
          {.or}
            <span class="product-card__placeholder"></span>
          {.end}
          <h2 class="product-card__title">{title|html}</h2>
        </a>
        <div class="product-card__excerpt">{excerpt|safe|html}</div>
        {.section structuredContent}
          <div class="product-card__price">
            {.if onSale}
              <s class="price price--original">{priceText} USD</s> <span class="price price--sale">{salePriceText} USD</span>
            {.or}
              <span class="price">{priceText} USD</span>
            {.end}
          </div>
          {.equal? qtyInStock 0}<p class="stock stock--out">Sold out</p>
          {.or lessThan? qtyInStock 3}<p class="stock stock--low">Only {qtyInStock} left</p>{.end}
        {.end}
        <p class="product-card__categories">{.repeated section categories}{@|html}{.alternates with}, {.end}</p>
        {.if starred}<span class="badge">Featured</span>{.end}
      </li>`,
  },
};

const handlebars = {
  main: squeeze`
    <section class="products" data-collection-id="{{collection.id}}">
      <h1 class="products__title">{{collection.title}}</h1>
      <ul class="product-grid">{{#each items}}{{> product-card position=@index}}{{/each}}</ul>
    </section>`,
  partials: {
    'product-card': squeeze`
      <li class="product-card{{#if structuredContent.onSale}} product-card--sale{{/if}}" data-item-id="{{{id}}}">
        <a class="product-card__link" href="{{{fullUrl}}}" aria-label="{{title}}" data-url-id="{{urlId}}">
          {{#if mainImage}}{{#with mainImage}}
            <img class="product-card__image" src="{{{assetUrl}}}?format=500w" alt="{{title}}" data-image-dimensions="{{{originalSize}}}" data-focal-point="{{mediaFocalPoint.x}},{{mediaFocalPoint.y}}" loading="{{#if (lt ../position 4)}}eager{{else}}lazy{{/if}}">
          {{/with}}{{else}}
            <span class="product-card__placeholder"></span>
          {{/if}}
          <h2 class="product-card__title">{{title}}</h2>
        </a>
        <div class="product-card__excerpt">{{plain excerpt}}</div>
        {{#with structuredContent}}
          <div class="product-card__price">
            {{#if onSale}}
              <s class="price price--original">{{{priceText}}} USD</s> <span class="price price--sale">{{{salePriceText}}} USD</span>
            {{else}}
              <span class="price">{{{priceText}}} USD</span>
            {{/if}}
          </div>
          {{#if (eq qtyInStock 0)}}<p class="stock stock--out">Sold out</p>
          {{else if (lt qtyInStock 3)}}<p class="stock stock--low">Only {{qtyInStock}} left</p>{{/if}}
        {{/with}}
        <p class="product-card__categories">{{#each categories}}{{this}}{{#unless @last}}, {{/unless}}{{/each}}</p>
        {{#if starred}}<span class="badge">Featured</span>{{/if}}
      </li>`,
  },
};

const eta = {
  main: squeeze`
    <section class="products" data-collection-id="<%~ it.collection.id %>">
      <h1 class="products__title"><%= it.collection.title %></h1>
      <ul class="product-grid"><% for (let i = 0; i < it.items.length; i++) { %><%~ include('@product-card', { product: it.items[i], position: i }) %><% } %></ul>
    </section>`,
  partials: {
    '@product-card': squeeze`
      <% const product = it.product, content = product.structuredContent; %>
      <li class="product-card<% if (content.onSale) { %> product-card--sale<% } %>" data-item-id="<%~ product.id %>">
        <a class="product-card__link" href="<%~ product.fullUrl %>" aria-label="<%= product.title %>" data-url-id="<%= product.urlId %>">
          <% if (product.mainImage) { const image = product.mainImage; %>
            <img class="product-card__image" src="<%~ image.assetUrl %>?format=500w" alt="<%= image.title %>" data-image-dimensions="<%~ image.originalSize %>" data-focal-point="<%~ image.mediaFocalPoint.x %>,<%~ image.mediaFocalPoint.y %>" loading="<% if (it.position < 4) { %>eager<% } else { %>lazy<% } %>">
          <% } else { %>
            <span class="product-card__placeholder"></span>
          <% } %>
          <h2 class="product-card__title"><%= product.title %></h2>
        </a>
        <div class="product-card__excerpt"><%= h.plain(product.excerpt) %></div>
        <div class="product-card__price">
          <% if (content.onSale) { %>
            <s class="price price--original"><%~ content.priceText %> USD</s> <span class="price price--sale"><%~ content.salePriceText %> USD</span>
          <% } else { %>
            <span class="price"><%~ content.priceText %> USD</span>
          <% } %>
        </div>
        <% if (content.qtyInStock === 0) { %><p class="stock stock--out">Sold out</p>
        <% } else if (content.qtyInStock < 3) { %><p class="stock stock--low">Only <%~ content.qtyInStock %> left</p><% } %>
        <p class="product-card__categories"><% product.categories.forEach((category, i) => { if (i > 0) { %>, <% } %><%= category %><% }) %></p>
        <% if (product.starred) { %><span class="badge">Featured</span><% } %>
      </li>`,
  },
};

const liquid = {
  main: squeeze`
    <section class="products" data-collection-id="{{ collection.id }}">
      <h1 class="products__title">{{ collection.title | escape }}</h1>
      <ul class="product-grid">{% for item in items %}{% render 'product-card', product: item, position: forloop.index %}{% endfor %}</ul>
    </section>`,
  partials: {
    'product-card': squeeze`
      <li class="product-card{% if product.structuredContent.onSale %} product-card--sale{% endif %}" data-item-id="{{ product.id }}">
        <a class="product-card__link" href="{{ product.fullUrl }}" aria-label="{{ product.title | escape }}" data-url-id="{{ product.urlId | escape }}">
          {% if product.mainImage %}{% assign image = product.mainImage %}
            <img class="product-card__image" src="{{ image.assetUrl }}?format=500w" alt="{{ image.title | escape }}" data-image-dimensions="{{ image.originalSize }}" data-focal-point="{{ image.mediaFocalPoint.x }},{{ image.mediaFocalPoint.y }}" loading="{% if position < 5 %}eager{% else %}lazy{% endif %}">
          {% else %}
            <span class="product-card__placeholder"></span>
          {% endif %}
          <h2 class="product-card__title">{{ product.title | escape }}</h2>
        </a>
        <div class="product-card__excerpt">{{ product.excerpt | strip_html | escape }}</div>
        {% assign content = product.structuredContent %}
        <div class="product-card__price">
          {% if content.onSale %}
            <s class="price price--original">{{ content.priceText }} USD</s> <span class="price price--sale">{{ content.salePriceText }} USD</span>
          {% else %}
            <span class="price">{{ content.priceText }} USD</span>
          {% endif %}
        </div>
        {% if content.qtyInStock == 0 %}<p class="stock stock--out">Sold out</p>
        {% elsif content.qtyInStock < 3 %}<p class="stock stock--low">Only {{ content.qtyInStock }} left</p>{% endif %}
        <p class="product-card__categories">{% for category in product.categories %}{{ category | escape }}{% unless forloop.last %}, {% endunless %}{% endfor %}</p>
        {% if product.starred %}<span class="badge">Featured</span>{% endif %}
      </li>`,
  },
};

const mustache = {
  main: squeeze`
    <section class="products" data-collection-id="{{{collection.id}}}">
      <h1 class="products__title">{{collection.title}}</h1>
      <ul class="product-grid">{{#items}}{{> product-card}}{{/items}}</ul>
    </section>`,
  partials: {
    'product-card': squeeze`
      <li class="product-card{{#content.onSale}} product-card--sale{{/content.onSale}}" data-item-id="{{{id}}}">
        <a class="product-card__link" href="{{{fullUrl}}}" aria-label="{{title}}" data-url-id="{{urlId}}">
          {{#mainImage}}
            <img class="product-card__image" src="{{{assetUrl}}}?format=500w" alt="{{title}}" data-image-dimensions="{{{originalSize}}}" data-focal-point="{{mediaFocalPoint.x}},{{mediaFocalPoint.y}}" loading="{{#isEarly}}eager{{/isEarly}}{{^isEarly}}lazy{{/isEarly}}">
          {{/mainImage}}{{^mainImage}}
            <span class="product-card__placeholder"></span>
          {{/mainImage}}
          <h2 class="product-card__title">{{title}}</h2>
        </a>
        <div class="product-card__excerpt">{{plainExcerpt}}</div>
        {{#content}}
          <div class="product-card__price">
            {{#onSale}}
              <s class="price price--original">{{{priceText}}} USD</s> <span class="price price--sale">{{{salePriceText}}} USD</span>
            {{/onSale}}{{^onSale}}
              <span class="price">{{{priceText}}} USD</span>
            {{/onSale}}
          </div>
          {{#isOut}}<p class="stock stock--out">Sold out</p>{{/isOut}}
          {{#isLow}}<p class="stock stock--low">Only {{qtyInStock}} left</p>{{/isLow}}
        {{/content}}
        <p class="product-card__categories">{{#categoryList}}{{#isNext}}, {{/isNext}}{{name}}{{/categoryList}}</p>
        {{#starred}}<span class="badge">Featured</span>{{/starred}}
      </li>`,
  },
  /** Templates without logic get a view with precomputed answers, created for each page. */
  view: (data, h) => ({
    collection: data.collection,
    items: data.items.map((item, index) => {
      const { onSale, priceText, salePriceText, qtyInStock } = item.structuredContent;
      return {
        id: item.id,
        fullUrl: item.fullUrl,
        title: item.title,
        urlId: item.urlId,
        plainExcerpt: h.plain(item.excerpt),
        starred: item.starred,
        mainImage: item.mainImage,
        isEarly: index < 4,
        content: {
          onSale,
          priceText,
          salePriceText,
          qtyInStock,
          isOut: qtyInStock === 0,
          isLow: qtyInStock > 0 && qtyInStock < 3,
        },
        categoryList: item.categories.map((name, each) => ({ name, isNext: each > 0 })),
      };
    }),
  }),
};

export const grid = {
  name: 'grid',
  what: '50 products',
  goal: 4,
  data: { collection, items },
  jsont,
  handlebars,
  eta,
  liquid,
  mustache,
};
