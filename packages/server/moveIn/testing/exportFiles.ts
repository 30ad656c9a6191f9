/** Files as other products write them, with the oddities of real ones (imports.md section 3). */

interface WxrItem {
  readonly id: number;
  readonly type?: string;
  readonly title: string;
  readonly body?: string;
  readonly further?: string;
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;

export function wxrItem({ id, type = 'post', title, body = '', further = '' }: WxrItem): string {
  return `<item><title>${title}</title><link>https://old.example/2019/05/post-${id}/</link><dc:creator>${cdata('ada')}</dc:creator>
    <content:encoded>${cdata(body)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-0${(id % 9) + 1} 08:30:00</wp:post_date_gmt>
    <wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${further}</item>`;
}

export function attachment(id: number, url: string): string {
  return wxrItem({
    id,
    type: 'attachment',
    title: `IMG_${id}`,
    further: `<wp:attachment_url>${url}</wp:attachment_url>`,
  });
}

export function wxr(...items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://www.old.example</wp:base_blog_url>
<wp:author><wp:author_login>${cdata('ada')}</wp:author_login><wp:author_display_name>${cdata('Ada Lovelace')}</wp:author_display_name></wp:author>
${items.join('\n')}</channel></rss>`;
}

const comment = (id: number, parent: number, approved: string, text: string, type = '') => `<wp:comment>
  <wp:comment_id>${id}</wp:comment_id><wp:comment_author>${cdata('Bo')}</wp:comment_author>
  <wp:comment_author_email>bo@example.com</wp:comment_author_email><wp:comment_date_gmt>2019-05-0${id} 10:00:00</wp:comment_date_gmt>
  <wp:comment_content>${cdata(text)}</wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved>
  <wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`;

/** A site of WordPress: classic and block text, pictures, a gallery, comments, a page, what is not taken. */
export function wordPressSite(): string {
  const category = '<category domain="category" nicename="travel">Travel &amp; Tea</category>';
  const tags = '<category domain="post_tag" nicename="sea">Sea</category>';
  const blocks = `<!-- wp:paragraph --><p>Hello <a href="https://old.example/about/">about</a></p><!-- /wp:paragraph -->
<!-- wp:image {"id":11} --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/hill-300x200.jpg" alt="A hill"/></figure><!-- /wp:image -->
<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div></figure><!-- /wp:embed --><!-- wp:latest-posts /-->`;
  const classic = `First line
second line

[caption id="x" width="300"]<img src="https://old.example/wp-content/uploads/gone.jpg" alt="" /> A hill[/caption]

[gallery ids="11,12"]

[contact-form to="a@example.com"]`;
  return wxr(
    attachment(11, 'https://old.example/wp-content/uploads/hill.jpg'),
    attachment(12, 'https://old.example/wp-content/uploads/night.png'),
    attachment(13, 'https://old.example/wp-content/uploads/terms.pdf'),
    wxrItem({
      ...{ id: 1, title: 'Tea & toast', body: blocks },
      further: `${category}${tags}<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>12</wp:meta_value></wp:postmeta>
        ${comment(1, 0, '1', 'Nice &amp; warm')}${comment(2, 1, '1', 'Thanks')}${comment(3, 2, '0', 'Third')}${comment(4, 0, 'spam', 'Buy')}
        ${comment(5, 0, '1', 'Ping', 'pingback')}`,
    }),
    wxrItem({ id: 2, title: '夜の山', body: classic }).replace('post-2</wp:post_name>', '%e5%a4%9c</wp:post_name>'),
    wxrItem({ id: 3, type: 'page', title: 'About us', body: '<p>We are two.</p>\n\nhttps://vimeo.com/76979871' }),
    wxrItem({ id: 4, title: 'Gone', body: '<p>x</p>' }).replace('>publish<', '>trash<'),
    wxrItem({ id: 5, type: 'portfolio', title: 'Work' }),
    wxrItem({ id: 6, type: 'nav_menu_item', title: '' }),
  );
}

/** Squarespace's dialect: no version, CDATA here and there, relative and missing addresses, empty items. */
export function squarespaceSite(): string {
  const empty = '<item />'.repeat(40);
  const picture = `<figure><noscript><img src="https://images.squarespace-cdn.com/a.jpg" /></noscript><img class="thumb-image" data-src="https://images.squarespace-cdn.com/a.jpg" data-image="https://images.squarespace-cdn.com/a.jpg" data-image-dimensions="20x10"/></figure>`;
  return `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://www.squarespace.example</link>${empty}
<item><link>/journal/2020/1/2/slow-days</link><title>Slow days & nights</title><pubDate>Thu, 02 Jan 2020 08:00:00 +0000</pubDate>
<wp:post_name>2020/1/2/slow-days.html</wp:post_name><wp:post_type>post</wp:post_type><wp:post_id>-7</wp:post_id>
<content:encoded>&lt;p&gt;Some words&lt;/p&gt;${picture.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</content:encoded>
<category domain="category" nicename="null">null - null</category><wp:status>publish</wp:status></item>
<item><link>/null</link><title></title><content:encoded><![CDATA[<p>ร่างแรก เขียนไว้ก่อน</p><div class="sqs-audio-embed" data-url="https://x.example/a.mp3" data-title="Song"></div>]]></content:encoded>
<wp:post_type>post</wp:post_type><wp:post_id>8</wp:post_id><wp:status>draft</wp:status></item>
<item><link>/about</link><title>من نحن</title><content:encoded><![CDATA[<p>مرحبا</p>]]></content:encoded><wp:post_type>page</wp:post_type></item>
</channel></rss>`;
}

export function ghostSite(): string {
  const lexical = {
    root: {
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'extended-text', text: 'Bold', format: 1 },
            { type: 'text', text: ' & plain', format: 0 },
          ],
        },
        { type: 'image', src: '__GHOST_URL__/content/images/hill.png', alt: 'Hill', caption: 'A hill' },
        {
          type: 'list',
          listType: 'number',
          children: [{ type: 'listitem', children: [{ type: 'text', text: 'One', format: 0 }] }],
        },
        { type: 'strange', children: [] },
      ],
    },
  };
  const mobiledoc = {
    version: '0.3.1',
    ...{
      atoms: [['soft-return', '', {}]],
      cards: [['markdown', { markdown: '# Hi' }]],
      markups: [['a', ['href', 'https://x.example/']]],
    },
    sections: [
      [
        1,
        'p',
        [
          [0, [], 0, 'See '],
          [0, [0], 1, 'there'],
          [1, [], 0, 0],
          [0, [], 0, 'now'],
        ],
      ],
      [10, 0],
    ],
  };
  const common = { status: 'published', visibility: 'public', published_at: '2021-02-03T04:05:06.000Z', type: 'post' };
  const posts = [
    {
      id: 'p1',
      uuid: 'u1',
      title: 'With HTML',
      slug: 'with-html',
      html: '<p>From <b>HTML</b></p>',
      featured: 1,
      ...common,
    },
    {
      id: 'p2',
      uuid: 'u2',
      title: 'Lexical',
      slug: 'lexical',
      html: null,
      lexical: JSON.stringify(lexical),
      ...common,
    },
    {
      id: 'p3',
      uuid: 'u3',
      title: 'Old',
      slug: 'old',
      html: null,
      mobiledoc: JSON.stringify(mobiledoc),
      ...common,
      visibility: 'paid',
    },
    { id: 'p4', uuid: 'u4', title: 'Contact', slug: 'contact', html: '<p>Write</p>', ...common, type: 'page' },
  ];
  const data = {
    posts,
    ...{
      tags: [
        { id: 't1', name: 'News' },
        { id: 't2', name: '#internal' },
      ],
      users: [{ id: 'a1', name: 'Grace' }],
    },
    posts_tags: [
      { post_id: 'p1', tag_id: 't2', sort_order: 0 },
      { post_id: 'p1', tag_id: 't1', sort_order: 1 },
    ],
    posts_authors: [{ post_id: 'p1', author_id: 'a1', sort_order: 0 }],
    settings: [{ key: 'url', value: 'https://ghost.example' }],
    members: [
      { email: 'ida@example.com', name: 'Ida', created_at: '2020-05-06T07:08:09.000Z', subscribed: true },
      { email: 'no@example.com', name: 'No', created_at: '2020-05-06', subscribed: false },
      { email: 'not an address', created_at: '2020-05-06', subscribed: true },
    ],
  };
  return JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });
}
