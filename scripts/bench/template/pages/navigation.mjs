// Sixty links in two levels; one partial prints a link of either level.
import { navigation as links } from '../data.mjs';
import { squeeze } from './squeeze.mjs';

const jsont = {
  main: squeeze`
    <nav class="main-nav" aria-label="Main">
      <ul class="main-nav__list">
        {.repeated section items}
          <li class="nav-item{.if folderActive} nav-item--open{.end}">
            {@|apply nav-link.html}
            {.if items}
              <ul class="nav-folder">
                {.repeated section items}<li class="nav-item nav-item--{@index}">{@|apply nav-link.html}</li>{.end}
              </ul>
            {.end}
          </li>
        {.end}
      </ul>
    </nav>`,
  partials: {
    'nav-link.html': squeeze`
      {.external-link?}
        {.section externalLink}<a class="nav-link nav-link--external" href="{url}"{.if newWindow} target="_blank" rel="noopener"{.end}><span class="nav-link__text">{title|html}</span></a>{.end}
      {.or}
        {.section collection}
          <a class="nav-link{.if active} nav-link--active{.end}" href="{fullUrl}"{.if active} aria-current="page"{.end} data-collection-id="{id}">
            <span class="nav-link__text">{title|html}</span>
            {.equal? type 1}<span class="nav-link__kind">Page</span>{.end}
          </a>
        {.end}
      {.end}`,
  },
};

const handlebars = {
  main: squeeze`
    <nav class="main-nav" aria-label="Main">
      <ul class="main-nav__list">
        {{#each items}}
          <li class="nav-item{{#if folderActive}} nav-item--open{{/if}}">
            {{> nav-link}}
            {{#if items}}
              <ul class="nav-folder">
                {{#each items}}<li class="nav-item nav-item--{{inc @index}}">{{> nav-link}}</li>{{/each}}
              </ul>
            {{/if}}
          </li>
        {{/each}}
      </ul>
    </nav>`,
  partials: {
    'nav-link': squeeze`
      {{#if externalLink}}
        <a class="nav-link nav-link--external" href="{{{externalLink.url}}}"{{#if externalLink.newWindow}} target="_blank" rel="noopener"{{/if}}><span class="nav-link__text">{{title}}</span></a>
      {{else}}
        <a class="nav-link{{#if active}} nav-link--active{{/if}}" href="{{{collection.fullUrl}}}"{{#if active}} aria-current="page"{{/if}} data-collection-id="{{{collection.id}}}">
          <span class="nav-link__text">{{collection.title}}</span>
          {{#if (eq collection.type 1)}}<span class="nav-link__kind">Page</span>{{/if}}
        </a>
      {{/if}}`,
  },
};

const eta = {
  main: squeeze`
    <nav class="main-nav" aria-label="Main">
      <ul class="main-nav__list">
        <% for (const item of it.items) { %>
          <li class="nav-item<% if (item.folderActive) { %> nav-item--open<% } %>">
            <%~ include('@nav-link', { link: item }) %>
            <% if (item.items.length > 0) { %>
              <ul class="nav-folder">
                <% item.items.forEach((link, i) => { %><li class="nav-item nav-item--<%~ i + 1 %>"><%~ include('@nav-link', { link }) %></li><% }) %>
              </ul>
            <% } %>
          </li>
        <% } %>
      </ul>
    </nav>`,
  partials: {
    '@nav-link': squeeze`
      <% const { active, externalLink, collection, title } = it.link; %>
      <% if (externalLink) { %>
        <a class="nav-link nav-link--external" href="<%~ externalLink.url %>"<% if (externalLink.newWindow) { %> target="_blank" rel="noopener"<% } %>><span class="nav-link__text"><%= title %></span></a>
      <% } else { %>
        <a class="nav-link<% if (active) { %> nav-link--active<% } %>" href="<%~ collection.fullUrl %>"<% if (active) { %> aria-current="page"<% } %> data-collection-id="<%~ collection.id %>">
          <span class="nav-link__text"><%= collection.title %></span>
          <% if (collection.type === 1) { %><span class="nav-link__kind">Page</span><% } %>
        </a>
      <% } %>`,
  },
};

const liquid = {
  main: squeeze`
    <nav class="main-nav" aria-label="Main">
      <ul class="main-nav__list">
        {% for item in items %}
          <li class="nav-item{% if item.folderActive %} nav-item--open{% endif %}">
            {% render 'nav-link', link: item %}
            {% if item.items.size > 0 %}
              <ul class="nav-folder">
                {% for link in item.items %}<li class="nav-item nav-item--{{ forloop.index }}">{% render 'nav-link', link: link %}</li>{% endfor %}
              </ul>
            {% endif %}
          </li>
        {% endfor %}
      </ul>
    </nav>`,
  partials: {
    'nav-link': squeeze`
      {% if link.externalLink %}
        <a class="nav-link nav-link--external" href="{{ link.externalLink.url }}"{% if link.externalLink.newWindow %} target="_blank" rel="noopener"{% endif %}><span class="nav-link__text">{{ link.title | escape }}</span></a>
      {% else %}
        <a class="nav-link{% if link.active %} nav-link--active{% endif %}" href="{{ link.collection.fullUrl }}"{% if link.active %} aria-current="page"{% endif %} data-collection-id="{{ link.collection.id }}">
          <span class="nav-link__text">{{ link.collection.title | escape }}</span>
          {% if link.collection.type == 1 %}<span class="nav-link__kind">Page</span>{% endif %}
        </a>
      {% endif %}`,
  },
};

const mustache = {
  main: squeeze`
    <nav class="main-nav" aria-label="Main">
      <ul class="main-nav__list">
        {{#items}}
          <li class="nav-item{{#folderActive}} nav-item--open{{/folderActive}}">
            {{> nav-link}}
            {{#isFolder}}<ul class="nav-folder">{{#links}}<li class="nav-item nav-item--{{position}}">{{> nav-link}}</li>{{/links}}</ul>{{/isFolder}}
          </li>
        {{/items}}
      </ul>
    </nav>`,
  partials: {
    'nav-link': squeeze`
      {{#externalLink}}
        <a class="nav-link nav-link--external" href="{{{url}}}"{{#newWindow}} target="_blank" rel="noopener"{{/newWindow}}><span class="nav-link__text">{{title}}</span></a>
      {{/externalLink}}
      {{^externalLink}}
        <a class="nav-link{{#active}} nav-link--active{{/active}}" href="{{{collection.fullUrl}}}"{{#active}} aria-current="page"{{/active}} data-collection-id="{{{collection.id}}}">
          <span class="nav-link__text">{{collection.title}}</span>
          {{#isPage}}<span class="nav-link__kind">Page</span>{{/isPage}}
        </a>
      {{/externalLink}}`,
  },
  view: (data) => ({ items: data.items.map(viewOfLink) }),
};

function viewOfLink(link, index) {
  const { title, active, folderActive, collection, externalLink, items } = link;
  return {
    title,
    active,
    folderActive,
    collection,
    externalLink,
    position: index + 1,
    isPage: collection?.type === 1,
    isFolder: items.length > 0,
    links: items.map(viewOfLink),
  };
}

export const navigation = {
  name: 'nav',
  what: '60 links',
  goal: 4,
  data: { items: links() },
  jsont,
  handlebars,
  eta,
  liquid,
  mustache,
};
