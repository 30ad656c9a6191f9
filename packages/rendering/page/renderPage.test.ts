import { readPageDocument } from '@quoin/domain/blocks';
import { fieldSectionId } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { blockFieldsOf } from './content/siteContent.ts';
import { dataNeedsOf } from './dataNeeds.ts';
import { NOW, renderTest, testCollection, testFrame, testItem, testPage, testTheme } from './testing/page.ts';
import { themeProblems } from './themeProblems.ts';

const MAIN = '<main>{squarespace.main-content}</main>';

describe('the head of a page', () => {
  const head = (files: Record<string, string>, tweakValues = {}) =>
    renderTest({ 'site.region': `{squarespace-headers}${MAIN}`, ...files }, testPage({}), { tweakValues }).html;

  it('asks here for the fonts of the preset that a site begins with (site-templates 5)', () => {
    const files = { 'presets/default.preset': '{"webFonts": ["PT+Serif:400,400italic", "Lora"]}' };
    expect(head(files)).toContain(
      '<link rel="stylesheet" href="/assets/webfonts.css?family=PT%20Serif%3A400%2C400italic%7CLora">',
    );
    const other = { 'presets/other.preset': '{"webFonts": ["Lora"]}' };
    expect(head(other)).not.toContain('webfonts');
    expect(head(other, { 'text-font': 'font-family: Lora;' })).toContain('href="/assets/webfonts.css?family=Lora"');
  });
});

describe('the headers that a theme asks for', () => {
  const bare = renderTest({ 'site.region': `{squarespace-headers}${MAIN}` }).html;

  it('are the same where an older theme writes them with a point (site-templates 8)', () => {
    const older = renderTest({ 'site.region': `{squarespace.headers}${MAIN}{squarespace.footers}` }).html;
    expect(older.startsWith(bare.slice(0, bare.indexOf('<main>')))).toBe(true);
  });

  it('come once, where it names them again in a comment of a script', () => {
    const noted = '<script>/* Below {squarespace-headers} */</script>';
    const { html } = renderTest({ 'site.region': `{squarespace-headers}${noted}${MAIN}` });
    expect(html).toBe(bare.replace('<main>', '<script>/* Below  */</script><main>'));
  });
});

describe('which template renders what (site-templates 3)', () => {
  const blog = testCollection({ type: 1, typeName: 'blog', urlId: 'blog' });
  const item = testItem();

  it('shows a page by its own HTML, never as a template (SC-22)', () => {
    const page = testPage({ collection: testCollection({ mainContent: '{website.siteTitle}' }) });
    expect(renderTest({ 'site.region': MAIN }, page).html).toBe('<main>{website.siteTitle}</main>');
  });

  it('shows a list by .list and an item by .item', () => {
    const files = {
      'site.region': MAIN,
      'collections/blog.list': '{items.0.title}',
      'collections/blog.item': '{item.title}!',
    };
    expect(renderTest(files, testPage({ collection: blog, items: [item] })).mainContent).toBe('One');
    expect(renderTest(files, testPage({ collection: blog, item })).mainContent).toBe('One!');
  });

  it('takes the house theme for a system collection the theme has no templates of', () => {
    const more = { fallback: { 'collections/blog.list': 'house' } };
    const page = testPage({ collection: blog, items: [] });
    expect(renderTest({ 'site.region': MAIN, 'collections/blog.conf': '{}' }, page, more).mainContent).toBe(
      '<div class="quoin-part">house</div>',
    );
    expect(renderTest({ 'site.region': MAIN, 'collections/blog.list': 'own' }, page, more).mainContent).toBe('own');
  });

  it('shows an item of a theme that has a list alone as the house does, but no list where it has an item alone', () => {
    const more = { fallback: { 'collections/blog.list': 'house list', 'collections/blog.item': 'house item' } };
    const shown = (files: Record<string, string>, page: object) =>
      renderTest({ 'site.region': MAIN, ...files }, testPage({ collection: blog, ...page }), more).mainContent;
    expect(shown({ 'collections/blog.list': 'own list' }, { item })).toBe('<div class="quoin-part">house item</div>');
    expect(shown({ 'collections/blog.item': 'own item' }, { items: [item] })).toBe('own item');
  });

  it('lends the house’s partials to the house’s templates alone, whatever the theme calls its own', () => {
    const fallback = {
      'collections/blog.list': '{@|apply card.block}+{@|apply quoin-mark.html}+{items.0|apply;quoin-line.html;as=x}',
      'blocks/card.block': 'house card {@|apply deeper.block}',
      'blocks/deeper.block': 'deep',
      'blocks/quoin-mark.block': 'house mark {@|apply card.block}',
      'blocks/quoin-line.block': 'line {title} {@|apply card.block}',
    };
    const theme = {
      'site.region': '{@|apply card.block}{@|apply deeper.block}|{squarespace.main-content}',
      'blocks/card.block': 'own card',
      'blocks/quoin-mark.block': 'own mark {@|apply card.block}',
    };
    const { html } = renderTest(theme, testPage({ collection: blog, items: [item] }), { fallback });
    const house = 'house card deep+own mark own card+line One house card deep';
    expect(html).toBe(`own card|<div class="quoin-part">${house}</div>`);
  });

  it('shows a bare document when a theme has no region at all', () => {
    const { html } = renderTest({ 'template.conf': '{}' });
    expect(html).toContain('<p>Main</p>');
    expect(html).toContain('<title>');
  });
});

describe('which layout a page gets (site-templates 2)', () => {
  const regions = { 'a.region': 'A', 'b.region': 'B', 'site.region': 'S' };
  const conf = (layouts: object) => ({ ...regions, 'template.conf': JSON.stringify({ layouts }) });
  const all = {
    default: { regions: ['site'] },
    blog: { regions: ['a'] },
    homepage: { regions: ['a', 'b'] },
    wide: { regions: ['b'] },
  };
  const blog = testCollection({ type: 1, typeName: 'blog' });

  it('joins regions in order for the homepage', () => {
    expect(renderTest(conf(all), testPage({ collection: testCollection({ isHomepage: true }) })).html).toBe('AB');
  });
  it('prefers the page’s own setting to its type, and its type to the homepage', () => {
    expect(renderTest(conf(all), testPage({ collection: { ...blog, regionName: 'wide' } })).html).toBe('B');
    expect(renderTest(conf(all), testPage({ collection: { ...blog, isHomepage: true } })).html).toBe('A');
  });
  it('falls back to default for a layout that is not there', () => {
    expect(renderTest(conf(all), testPage({ collection: testCollection({ regionName: 'gone' }) })).html).toBe('S');
  });
});

describe('what the theme showed of a page before it had sections (decision 0111)', () => {
  const sections = [{ id: 's1', blocks: [{ id: 'b1', type: 'html', value: { html: '<p>Own</p>' }, place: {} }] }];
  const document = { content: readPageDocument({ sections }), images: new Map() };
  const conf = JSON.stringify({ layouts: { default: { regions: ['site'] }, homepage: { regions: ['home'] } } });
  const home = 'HERO{.if collection.keepsTheme}[{mainContent}]{squarespace.page-sections}{.end}';
  const files = { 'template.conf': conf, 'site.region': MAIN, 'home.region': home, 'collections/blog.list': 'LIST' };
  const shown = (collection: object, more: object = {}) =>
    renderTest(files, testPage({ collection: testCollection(collection), document, ...more })).html;

  it('stays around them on a home page that keeps it, in the theme’s own order', () => {
    const html = shown({ isHomepage: true, keepsTheme: true });
    expect(html).toMatch(/^HERO\[<p>Main<\/p>\]<section class="page-section[\s\S]*<p>Own<\/p>/);
    expect(shown({ isHomepage: true })).not.toContain('HERO');
  });

  it('stays above them on a page with a text, once, within the page’s margins', () => {
    const html = shown({ keepsTheme: true });
    expect(html).toMatch(/<div class="page-own"><p>Main<\/p><\/div>\n<section class="page-section[\s\S]*<p>Own<\/p>/);
    expect(html.split('<p>Main</p>')).toHaveLength(2);
    expect(shown({})).not.toContain('<p>Main</p>');
  });

  it('of a page that lists its entries is the list, and sections come below it', () => {
    const html = shown({ type: 1, typeName: 'blog' }, { items: [testItem()] });
    expect(html).toMatch(/<div class="page-own">LIST<\/div>\n<section class="page-section[\s\S]*<p>Own<\/p>/);
    expect(
      renderTest(files, testPage({ collection: testCollection({ type: 1, typeName: 'blog' }), items: [] })).html,
    ).toBe('<main>LIST</main>');
  });
});

describe('body id and classes (site-templates 7)', () => {
  const files = {
    'template.conf': '{"layouts":{"default":{"regions":["site"]}},"stylesheets":["a.less"]}',
    'site.region': '{squarespace.page-id}|{squarespace.page-classes}|{squarespace.cart-classes}',
    'styles/a.less':
      '// tweak: {"type":"checkbox","title":"Hide Title","active":true}\n// tweak: {"type":"checkbox","title":"Off"}\n// tweak: {"type":"dropdown","title":"Ratio","options":["1:1 (Square)","Auto"]}\n',
  };
  const split = (html: string) => html.split('|').map((part) => part.split(' '));

  it('names tweaks in order, an empty place for one that is off, then the page as a set', () => {
    const [id, classes, cart] = split(renderTest(files).html);
    expect(id).toEqual(['collection-c1']);
    expect(cart).toEqual(['sqs-custom-cart']);
    expect(classes?.slice(0, 3)).toEqual(['hide-title', '', 'ratio-11-square']);
    expect(classes?.slice(3, 6)).toEqual([
      'event-show-past-events',
      'event-thumbnails',
      'event-thumbnail-size-32-standard',
    ]);
    const tail = classes?.slice(classes.indexOf('native-currency-code-eur'));
    expect(new Set(tail)).toEqual(
      new Set([
        'native-currency-code-eur',
        'collection-type-page',
        'collection-layout-default',
        'collection-c1',
        'view-list',
        'mobile-style-available',
      ]),
    );
  });

  it('follows the owner’s choices, names the item, and marks the homepage', () => {
    const collection = testCollection({ type: 1, typeName: 'blog', isHomepage: true });
    const item = renderTest(files, testPage({ collection, item: testItem() }), {
      tweakValues: { ratio: 'Auto', 'hide-title': 'false' },
    });
    const [id, classes] = split(item.html);
    expect(id).toEqual(['item-i1']);
    expect(classes?.slice(0, 3)).toEqual(['', '', 'ratio-auto']);
    expect(classes).toContain('view-item');
    expect(renderTest(files, testPage({ collection, items: [] })).html).toContain(' homepage ');
  });
});

describe('tags', () => {
  const collections = [
    testCollection(),
    testCollection({ id: 'c2', title: 'Off', isEnabled: false, urlId: 'off' }),
    testCollection({
      id: 'c3',
      title: 'Blog & co',
      navigationTitle: 'Blog & co',
      urlId: 'blog',
      type: 1,
      typeName: 'blog',
    }),
  ];
  const link = (collectionId: string, more: object = {}) => ({
    collectionId,
    title: '',
    urlId: '',
    externalLink: null,
    items: [],
    ...more,
  });
  const outside = (url: string) => ({
    collectionId: null,
    title: 'Out',
    urlId: '',
    externalLink: { url, newWindow: true },
    items: [],
  });
  const navigations = [
    {
      name: 'mainNav',
      items: [
        link('c1'),
        link('c2'),
        link('c3'),
        outside('https://x.example/?a=1&b=2'),
        outside('javascript:alert(1)'),
      ],
    },
    { name: 'side', items: [{ ...link('none'), title: 'More', items: [link('c1'), link('c3')] }] },
  ];
  const page = testPage({ frame: testFrame(collections, { navigations }) });
  const nav =
    '{.repeated section items}{.section externalLink}<a href="{url}">{title}</a>{.end}{.section collection}<a href="{fullUrl}">{navigationTitle}</a>{.end}{.section active}*{.end};{.end}';

  it('prints a navigation with its own scope: current page marked, disabled pages left out, script addresses emptied', () => {
    const files = {
      'site.region': '<squarespace:navigation navigationId="mainNav" template="navigation" />',
      'blocks/navigation.block': nav,
    };
    expect(renderTest(files, page).html).toBe(
      '<a href="/about">About</a>*;<a href="/blog">Blog &amp; co</a>;<a href="https://x.example/?a=1&amp;b=2">Out</a>;<a href="">Out</a>;',
    );
  });

  it('applies partials and navigation templates from folders below blocks/', () => {
    const files = {
      'site.region':
        '{@|apply shared/card.block}<squarespace:navigation navigationId="mainNav" template="shared/nav" />{@|apply shared/rows/none.block}',
      'blocks/shared/card.block': '[{collection.title}{@|apply shared/rows/row.block}]',
      'blocks/shared/rows/row.block': '!',
      'blocks/shared/nav.block': '({items|count})',
    };
    expect(renderTest(files, page).html).toMatch(/^\[About!\]\(4\)/);
  });

  it('hides the page’s names from a navigation template', () => {
    const files = {
      'site.region': '<squarespace:navigation navigationid=mainNav template=navigation />',
      'blocks/navigation.block': '[{collection.title}{website.siteTitle}]',
    };
    expect(renderTest(files, page).html).toBe('[Salt &amp; Paper]');
  });

  it('prints nothing for an unknown navigation and one without its template', () => {
    const files = {
      'site.region':
        '[<squarespace:navigation navigationId="x" template="navigation"/><squarespace:navigation navigationId="mainNav" template="gone"></squarespace:navigation>]',
      'blocks/navigation.block': nav,
    };
    expect(renderTest(files, page).html).toBe('[]');
  });

  it('prints the siblings of the page’s folder', () => {
    const files = {
      'site.region': '<squarespace:folder-navigation template="navigation" />',
      'blocks/navigation.block': nav,
    };
    expect(renderTest(files, page).html).toBe('<a href="/about">About</a>*;<a href="/blog">Blog &amp; co</a>;');
  });

  it('prints a block field empty or filled, its id and class from the template language', () => {
    const files = {
      'site.region':
        '<squarespace:block-field id="{collection.id}_intro" class="x {collection.typeName}" label="Intro" columns="12" />',
    };
    expect(renderTest(files, page).html).toBe(
      '<div class="sqs-layout sqs-grid-12 columns-12 x page empty" data-layout-label="Intro" data-type="block-field" data-updated-on="0" id="c1_intro"><div class="row sqs-row"><div class="col sqs-col-12 span-12"></div></div></div>',
    );
    const block = { id: 'b1', type: 'html', value: { html: '<p>Hello</p>' }, place: { column: 1, row: 1 } };
    const sections = readPageDocument({ sections: [{ id: fieldSectionId('c1_intro'), blocks: [block] }] });
    const blockFields = { ...blockFieldsOf(sections, new Map()), updatedOn: 5 };
    const filled = renderTest(files, { ...page, frame: { ...page.frame, blockFields } }).html;
    expect(filled).toContain(
      'data-updated-on="5" id="c1_intro"><div class="row sqs-row"><div class="col sqs-col-12 span-12">',
    );
    expect(filled).toContain('<p>Hello</p>');
    expect(filled).not.toContain('empty');
  });

  it('tells an editor which fields are empty, locked, and shown on other pages too', () => {
    const files = {
      'site.region':
        '<squarespace:block-field id="{collection.id}_intro" label="Intro"/>{squarespace.main-content}<squarespace:block-field id="foot" label="Foot" lock-layout="true"/>',
      'collections/blog.list': '<squarespace:block-field label="Beside posts" columns="1"/>',
    };
    const blog = testCollection({ id: 'c2', type: 1, typeName: 'blog', urlId: 'blog' });
    const frame = testFrame([testCollection(), blog]);
    const onBlog = testPage({ frame, collection: blog, items: [] });
    const { html } = renderTest(files, onBlog, { isCanvas: true });
    const fieldOf = (id: string) => new RegExp(`<div class="sqs-layout[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(html).not.toContain('empty');
    expect(html).toContain(`<div class="page-section block-field" data-section-id="${fieldSectionId('foot')}">`);
    expect(fieldOf('c2_intro')).not.toContain('data-field-');
    expect(fieldOf('beside-posts')).not.toContain('data-field-');
    expect(fieldOf('foot')).toContain('data-field-locked="" data-field-shared=""');
    expect(renderTest(files, onBlog).html).not.toContain('data-field-');
  });

  it('turns scripts into addresses and leaves those of others alone', () => {
    const files = {
      'site.region':
        '<squarespace:script src="a.js" combo="true"/><squarespace:script src="https://x.example/b.js" async="true" />',
      'scripts/a.js': '',
    };
    expect(renderTest(files).html).toBe(
      '<script src="/scripts/a.js"></script><script src="https://x.example/b.js" async></script>',
    );
  });

  it('says before rendering what queries need, unquoted attributes and limits included', () => {
    const compiled = testTheme({
      'site.region':
        '<squarespace:query collection="/{collection.urlId}/" limit=900 skip=99 featured="true">{@}</squarespace:query>{@|apply more.block}',
      'blocks/more.block': '<squarespace:category collection=blog template="x"/><squarespace:related/>',
    });
    expect(dataNeedsOf(compiled, testPage({ item: testItem() }), NOW)).toEqual([
      { kind: 'query', collection: 'about', limit: 100, skip: 10, category: '', tag: '', featured: true },
      { kind: 'categories', collection: 'blog', limit: 100 },
      { kind: 'related', collectionId: 'c1', itemId: 'i1', limit: 4 },
    ]);
  });

  it('prints the body of a query with what was loaded, around its own scope; nested tags too', () => {
    const files = {
      'site.region':
        '<squarespace:query collection="blog">\n{.repeated section items}{title}-{website.identifier};{.end}<squarespace:query collection="x">in{items.0.title}</squarespace:query></squarespace:query>',
    };
    const first = renderTest(files);
    expect(first.missing.map((request) => request.kind === 'query' && request.collection)).toEqual(['blog']);
    const answers = new Map<string, unknown>(
      first.missing.map((request) => [JSON.stringify(request), { items: [{ title: 'P' }] }]),
    );
    const second = renderTest(files, testPage(), { answers });
    for (const request of second.missing) answers.set(JSON.stringify(request), { items: [{ title: 'Q' }] });
    expect(renderTest(files, testPage(), { answers }).html).toBe('\nP-salt;inQ');
  });
});

describe('what is wrong in a theme', () => {
  it('is told with file and line, even behind tags of several lines, and the page survives', () => {
    const { html, diagnostics } = renderTest({
      'template.conf': '{"layouts":{"default":{"regions":["head","site"]}}}',
      'head.region': '<h1>\n</h1>\n',
      'site.region':
        '<squarespace:query\n collection="x"\n>\n{a|gone}\n</squarespace:query>\n{b|wrong}{.nope?}x{.end}\n{squarespace.main-content}\n{.section never}',
    });
    expect(html).toContain('<p>Main</p>');
    const places = diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`);
    expect(places).toContain('FORMATTER_UNKNOWN site.region:6');
    expect(places).toContain('PREDICATE_UNKNOWN site.region:6');
    expect(places.some((place) => place.startsWith('EOF_IN_BLOCK site.region'))).toBe(true);
    expect(html).not.toContain('SyntaxError');
  });

  it('notes unknown and unclosed tags and missing scripts', () => {
    const compiled = testTheme({
      'site.region': '\n<squarespace:wonder/>\n<squarespace:query collection="x">\n<squarespace:script src="gone.js"/>',
    });
    compiled.layout('default');
    expect(compiled.diagnostics.map(({ code, line, detail }) => ({ code, line, detail }))).toEqual([
      { code: 'tagUnknown', line: 2, detail: 'wonder' },
      { code: 'tagUnclosed', line: 3, detail: 'query' },
      { code: 'scriptMissing', line: 4, detail: 'gone.js' },
    ]);
  });

  it('prints an image with its properties in the widths there are, at once or when it is near (IMG-03, IMG-04)', () => {
    const { html } = renderTest({
      'site.region':
        '<squarespace:image src="/s/images/a/hill.jpg" width="600" height="400" sizes="50vw" priority="high" alt="A hill" />\n' +
        '<squarespace:image src="/a.svg" width="20" height="10" loader="raw" srcset="/a2.svg 2x" decorative />',
    });
    expect(html).toContain(
      '<img src="/s/images/a/hill.jpg?format=750w" srcset="/s/images/a/hill.jpg?format=100w 100w, /s/images/a/hill.jpg?format=300w 300w, ' +
        '/s/images/a/hill.jpg?format=500w 500w, /s/images/a/hill.jpg?format=750w 600w" sizes="50vw" width="600" height="400" alt="A hill" ' +
        'fetchpriority="high" loading="eager" decoding="async">\n' +
        '<img src="/a.svg" srcset="/a2.svg 2x" width="20" height="10" alt="" loading="lazy" decoding="async">',
    );
  });

  it('has a still first frame of an image that moves, and says where it does not stop by itself (WCAG 2.2.2)', () => {
    const { html } = renderTest({
      'site.region':
        '<squarespace:image src="/s/images/a/wave.gif" width="600" height="400" sizes="50vw" alt="" />\n' +
        '<squarespace:image src="/s/images/a/wave.gif" width="600" height="400" loader="raw" decorative />',
    });
    expect(html).toContain(
      '<picture style="display:contents"><source media="(prefers-reduced-motion: reduce)" ' +
        'srcset="/s/images/a/wave.gif?format=100w&amp;motion=none 100w, ',
    );
    expect(html.split('<picture')).toHaveLength(2);
  });

  it('counts what is wrong with the properties of an image among the theme’s problems, with its place (IMG-03)', () => {
    const source = [
      '<squarespace:image src="/a.jpg" width="-3" height="4" sizes="100vw" />',
      '<squarespace:image src="{a}" width="{b}" height="{c}" sizes="100vw" priority="now" />',
      '<squarespace:image src="{a}" width="{b}" height="{c}" sizes="100vw" stretch="{d}" />',
    ].join('\n');
    const compiled = testTheme({ 'site.region': source });
    expect(themeProblems(compiled).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(
      expect.arrayContaining([
        'site.region:1 The image prop width requires a positive integer, but received a negative value.',
        'site.region:2 The image priority now is invalid, accepted values are high, low, or null.',
      ]),
    );
    expect(themeProblems(compiled).filter(({ line }) => line === 3)).toEqual([]);
    const { html, diagnostics } = renderTest({ 'site.region': source });
    expect(html).not.toContain('<img');
    expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toContain(
      "3 RuntimeError: Formatter 'squarespace:image': The image prop src is required",
    );
  });

  it('reads a source full of half tags in a moment', () => {
    renderTest({ 'site.region': '<squarespace:navigation a="'.repeat(3000) + '<squarespace:query>'.repeat(2000) });
  });
});
