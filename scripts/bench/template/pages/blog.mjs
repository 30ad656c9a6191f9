// Twenty posts with dates, authors, categories and tags; a partial for the line under the title.
import { post } from '../data.mjs';
import { squeeze } from './squeeze.mjs';

const website = { timeZone: 'America/New_York' };
const collection = { id: '65b0c0d0e0f001', title: 'Journal', fullUrl: '/journal' };
const items = Array.from({ length: 20 }, (_, index) => post(index));

const jsont = {
  main: squeeze`
    <div class="blog" id="collection-{collection.id}">
      {.repeated section items}
        <article class="post{.passthrough?} post--link{.end}" id="post-{id}">
          <h2 class="post__title"><a href="{.passthrough?}{sourceUrl}{.or}{fullUrl}{.end}">{title|html}</a></h2>
          {@|apply post-meta.html}
          {.section mainImage}
            <img class="post__image" src="{assetUrl}?format=750w" alt="{title|htmlattr}" loading="lazy">
          {.end}
          {.section excerpt}<div class="post__excerpt">{@}</div>{.end}
          {.if tags}<p class="post__tags">Tagged {.repeated section tags}<a href="{collection.fullUrl}/tag/{@|url-encode}">{@|html}</a>{.alternates with}, {.end}</p>{.end}
          {.greaterThan? publicCommentCount 0}<p class="post__comments">{publicCommentCount} {publicCommentCount|pluralize:Comment:Comments}</p>{.end}
        </article>
      {.alternates with}<hr class="post-rule">{.end}
    </div>`,
  partials: {
    'post-meta.html': squeeze`
      <p class="post__meta"><time datetime="{publishOn|date %Y-%m-%d}">{publishOn|date %B %d, %Y}</time>
      {.section author}<span class="post__author">by {displayName|html}</span>{.end}
      {.repeated section categories}<span class="post__category">{@|html}</span>{.end}</p>`,
  },
};

const handlebars = {
  main: squeeze`
    <div class="blog" id="collection-{{{collection.id}}}">
      {{#each items}}
        <article class="post{{#if passthrough}} post--link{{/if}}" id="post-{{{id}}}">
          <h2 class="post__title"><a href="{{#if passthrough}}{{{sourceUrl}}}{{else}}{{{fullUrl}}}{{/if}}">{{title}}</a></h2>
          {{> post-meta}}
          {{#with mainImage}}
            <img class="post__image" src="{{{assetUrl}}}?format=750w" alt="{{title}}" loading="lazy">
          {{/with}}
          {{#if excerpt}}<div class="post__excerpt">{{{excerpt}}}</div>{{/if}}
          {{#if tags}}<p class="post__tags">Tagged {{#each tags}}<a href="{{{@root.collection.fullUrl}}}/tag/{{{encode this}}}">{{this}}</a>{{#unless @last}}, {{/unless}}{{/each}}</p>{{/if}}
          {{#if (gt publicCommentCount 0)}}<p class="post__comments">{{publicCommentCount}} {{plural publicCommentCount "Comment" "Comments"}}</p>{{/if}}
        </article>
        {{#unless @last}}<hr class="post-rule">{{/unless}}
      {{/each}}
    </div>`,
  partials: {
    'post-meta': squeeze`
      <p class="post__meta"><time datetime="{{isoDay publishOn}}">{{longDate publishOn}}</time>
      {{#with author}}<span class="post__author">by {{displayName}}</span>{{/with}}
      {{#each categories}}<span class="post__category">{{this}}</span>{{/each}}</p>`,
  },
};

const eta = {
  main: squeeze`
    <div class="blog" id="collection-<%~ it.collection.id %>">
      <% for (let i = 0; i < it.items.length; i++) { const post = it.items[i]; %>
        <% if (i > 0) { %><hr class="post-rule"><% } %>
        <article class="post<% if (post.passthrough) { %> post--link<% } %>" id="post-<%~ post.id %>">
          <h2 class="post__title"><a href="<%~ post.passthrough ? post.sourceUrl : post.fullUrl %>"><%= post.title %></a></h2>
          <%~ include('@post-meta', { post }) %>
          <% if (post.mainImage) { %>
            <img class="post__image" src="<%~ post.mainImage.assetUrl %>?format=750w" alt="<%= post.mainImage.title %>" loading="lazy">
          <% } %>
          <% if (post.excerpt) { %><div class="post__excerpt"><%~ post.excerpt %></div><% } %>
          <% if (post.tags.length > 0) { %><p class="post__tags">Tagged <% post.tags.forEach((tag, n) => { if (n > 0) { %>, <% } %><a href="<%~ it.collection.fullUrl %>/tag/<%~ h.encode(tag) %>"><%= tag %></a><% }) %></p><% } %>
          <% if (post.publicCommentCount > 0) { %><p class="post__comments"><%~ post.publicCommentCount %> <%~ h.plural(post.publicCommentCount, 'Comment', 'Comments') %></p><% } %>
        </article>
      <% } %>
    </div>`,
  partials: {
    '@post-meta': squeeze`
      <% const post = it.post; %>
      <p class="post__meta"><time datetime="<%~ h.isoDay(post.publishOn) %>"><%~ h.longDate(post.publishOn) %></time>
      <% if (post.author) { %><span class="post__author">by <%= post.author.displayName %></span><% } %>
      <% for (const category of post.categories) { %><span class="post__category"><%= category %></span><% } %></p>`,
  },
};

const liquid = {
  main: squeeze`
    <div class="blog" id="collection-{{ collection.id }}">
      {% for post in items %}
        <article class="post{% if post.passthrough %} post--link{% endif %}" id="post-{{ post.id }}">
          <h2 class="post__title"><a href="{% if post.passthrough %}{{ post.sourceUrl }}{% else %}{{ post.fullUrl }}{% endif %}">{{ post.title | escape }}</a></h2>
          {% render 'post-meta', post: post %}
          {% if post.mainImage %}
            <img class="post__image" src="{{ post.mainImage.assetUrl }}?format=750w" alt="{{ post.mainImage.title | escape }}" loading="lazy">
          {% endif %}
          {% if post.excerpt != '' %}<div class="post__excerpt">{{ post.excerpt }}</div>{% endif %}
          {% if post.tags.size > 0 %}<p class="post__tags">Tagged {% for tag in post.tags %}<a href="{{ collection.fullUrl }}/tag/{{ tag | encode }}">{{ tag | escape }}</a>{% unless forloop.last %}, {% endunless %}{% endfor %}</p>{% endif %}
          {% if post.publicCommentCount > 0 %}<p class="post__comments">{{ post.publicCommentCount }} {{ post.publicCommentCount | plural: 'Comment', 'Comments' }}</p>{% endif %}
        </article>
        {% unless forloop.last %}<hr class="post-rule">{% endunless %}
      {% endfor %}
    </div>`,
  partials: {
    'post-meta': squeeze`
      <p class="post__meta"><time datetime="{{ post.publishOn | isoDay }}">{{ post.publishOn | longDate }}</time>
      {% if post.author %}<span class="post__author">by {{ post.author.displayName | escape }}</span>{% endif %}
      {% for category in post.categories %}<span class="post__category">{{ category | escape }}</span>{% endfor %}</p>`,
  },
};

const mustache = {
  main: squeeze`
    <div class="blog" id="collection-{{{collection.id}}}">
      {{#items}}
        {{#isNext}}<hr class="post-rule">{{/isNext}}
        <article class="post{{#passthrough}} post--link{{/passthrough}}" id="post-{{{id}}}">
          <h2 class="post__title"><a href="{{{address}}}">{{title}}</a></h2>
          {{> post-meta}}
          {{#mainImage}}
            <img class="post__image" src="{{{assetUrl}}}?format=750w" alt="{{title}}" loading="lazy">
          {{/mainImage}}
          {{#excerpt}}<div class="post__excerpt">{{{excerpt}}}</div>{{/excerpt}}
          {{#hasTags}}<p class="post__tags">Tagged {{#tags}}{{#isNext}}, {{/isNext}}<a href="{{{collection.fullUrl}}}/tag/{{{encoded}}}">{{name}}</a>{{/tags}}</p>{{/hasTags}}
          {{#publicCommentCount}}<p class="post__comments">{{publicCommentCount}} {{commentWord}}</p>{{/publicCommentCount}}
        </article>
      {{/items}}
    </div>`,
  partials: {
    'post-meta': squeeze`
      <p class="post__meta"><time datetime="{{{day}}}">{{{date}}}</time>
      {{#author}}<span class="post__author">by {{displayName}}</span>{{/author}}
      {{#categories}}<span class="post__category">{{.}}</span>{{/categories}}</p>`,
  },
  view: (data, h) => ({
    collection: data.collection,
    items: data.items.map((item, index) => ({
      id: item.id,
      title: item.title,
      passthrough: item.passthrough,
      address: item.passthrough ? item.sourceUrl : item.fullUrl,
      author: item.author,
      categories: item.categories,
      excerpt: item.excerpt,
      mainImage: item.mainImage,
      publicCommentCount: item.publicCommentCount,
      isNext: index > 0,
      day: h.isoDay(item.publishOn),
      date: h.longDate(item.publishOn),
      hasTags: item.tags.length > 0,
      tags: item.tags.map((name, each) => ({ name, encoded: h.encode(name), isNext: each > 0 })),
      commentWord: h.plural(item.publicCommentCount, 'Comment', 'Comments'),
    })),
  }),
};

export const blog = {
  name: 'blog',
  what: '20 posts',
  goal: 4,
  data: { website, collection, items },
  jsont,
  handlebars,
  eta,
  liquid,
  mustache,
};
