import { describe, expect, it } from 'vitest';
import { convertBody } from './convertBody.ts';
import { wholePictureOf } from './pictureAddress.ts';

const PICTURES = new Map([['11', { url: 'https://old.example/wp-content/uploads/hill.jpg', altText: 'Hill' }]]);
const source = (isWordPress: boolean) => ({
  ...{ host: 'old.example', isWordPress, pictures: PICTURES },
  wholePicture: wholePictureOf([...PICTURES.values()].map(({ url }) => url)),
});
const HILL = '<img src="https://old.example/wp-content/uploads/hill.jpg" alt="Hill">';

describe('texts of other products as plain HTML (IMP-1)', () => {
  it.each([
    ['lines and blank lines', 'One\ntwo\n\nThree', '<p>One<br>\ntwo</p>\n<p>Three</p>'],
    ['lists stay whole', 'A\n\n<ul>\n\n<li>b</li>\n\n</ul>', '<p>A</p>\n<ul>\n\n<li>b</li>\n\n</ul>'],
    [
      'a caption',
      '[caption width="3"]<img src="x"> Words[/caption]',
      '<figure><figcaption>Words</figcaption></figure>',
    ],
    ['a gallery', '[gallery ids="11,99"]', `<figure>${HILL}</figure>`],
    ['a word in brackets', 'He said [sic] so', '<p>He said [sic] so</p>'],
    ['the word itself', '[[gallery]]', '<p>[[gallery]]</p>'],
    [
      'a picture in another size, around it a link to itself',
      '<!-- wp:image --><a href="https://old.example/wp-content/uploads/hill.jpg"><img src="https://old.example/wp-content/uploads/hill-1024x768.jpg?x=1" alt="Hill"></a>',
      HILL,
    ],
    [
      'a proxy',
      '<!-- wp:x --><img src="https://i2.wp.com/old.example/wp-content/uploads/hill.jpg?w=9" alt="Hill">',
      HILL,
    ],
    [
      'an address alone',
      'https://youtu.be/dQw4w9WgXcQ',
      '<p data-embed="1"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></p>',
    ],
    [
      'links within the site',
      '<p><a href="https://www.old.example/a/?b=1#c">x</a></p>',
      '<p><a href="/a/?b=1#c">x</a></p>',
    ],
    ['alignment', '<p class="has-text-align-center" style="color:red">x</p>', '<p class="text-align-center">x</p>'],
  ])('of WordPress: %s', (_, raw, html) => {
    expect(convertBody(raw, source(true)).html).toBe(html);
  });

  it.each([
    [
      'a video of Squarespace',
      '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//player.vimeo.com/video/76979871&quot;&gt;"></div>',
      '<p data-embed="1"><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p>',
    ],
    [
      'a bookmark of Ghost',
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-title">Title</div></a></figure>',
      '<p><a href="https://x.example/">Title</a></p>',
    ],
    ['what is only for its editor', '<svg><path/></svg><button>Like</button><style>p{}</style><p>x</p>', '<p>x</p>'],
    ['a picture that was never there', '<img alt="x">', ''],
    ['text with signs', '<p>a &lt;b&gt; &amp; "c"</p>', '<p>a &lt;b&gt; &amp; &quot;c&quot;</p>'],
  ])('of others: %s', (_, raw, html) => {
    expect(convertBody(raw, source(false)).html).toBe(html);
  });

  it('names what is not kept, and what nobody knows', () => {
    const body = '<script>x</script>\n\n[form id="1"]\n\n<!-- wp:query {"a":1} /--><!-- wp:spacer /-->';
    expect(convertBody(body, source(true)).problems).toEqual([
      { code: 'shortcodeKept', values: { value: 'form' } },
      { code: 'blockLeftOut', values: { value: 'query' } },
      { code: 'markupLeftOut', values: { value: '<script>' } },
    ]);
  });

  it('is quick with what is hostile', () => {
    const long = `${'['.repeat(50_000)}${'[a "'.repeat(20_000)}${'<div>'.repeat(20_000)}`;
    const start = performance.now();
    try {
      convertBody(long, source(true));
    } catch (fault) {
      expect(fault).toBeInstanceOf(RangeError);
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
