import { zipStream } from '../../platform/gateways/archive/zipStream.ts';

const copy = (name: string) =>
  `https://substackcdn.com/image/fetch/$s_!Ab1!,w_1456,c_limit,f_auto,q_auto:good,fl_progressive:steep/https%3A%2F%2Fsubstack-post-media.s3.amazonaws.com%2Fpublic%2Fimages%2F${name}`;
const attrs = (about: object) => JSON.stringify(about).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The parts that a text of Substack is made of, as its editor writes them. */
export const SUBSTACK_TEXT = `<h2>Part one</h2><p>It begins<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a> with <a href="https://teahouse.substack.com/p/rough-idea?utm_source=x">a link</a>, says <span class="mention-wrap" data-attrs="${attrs({ name: 'Bo Ng', id: 7, type: 'user' })}" data-component-name="MentionToDOM"></span>.</p>
<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" target="_blank" href="${copy('hill_1800x1080.png')}" data-component-name="Image2ToDOM"><div class="image2-inset"><picture><source type="image/webp" srcset="${copy('hill_1800x1080.png')} 424w" sizes="100vw"><img src="${copy('hill_1800x1080.png')}" width="1456" height="874" data-attrs="${attrs({ src: 'https://substack-post-media.s3.amazonaws.com/public/images/hill_1800x1080.png' })}" class="sizing-normal" alt="A hill" title="" srcset="${copy('hill_1800x1080.png')} 424w" sizes="100vw"></picture><div class="image-link-expand"><div class="pencraft"><button type="button"><svg><path d="M0"/></svg></button></div></div></div></a><figcaption class="image-caption">The hill behind the house</figcaption></figure></div>
<div id="youtube2-dQw4w9WgXcQ" class="youtube-wrap" data-attrs="${attrs({ videoId: 'dQw4w9WgXcQ', startTime: null })}" data-component-name="Youtube2ToDOM"><div class="youtube-inner"><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" width="728" height="409"></iframe></div></div>
<div class="tweet" data-attrs="${attrs({ url: 'https://twitter.com/ada/status/1', full_text: 'Tea & toast', username: 'ada', name: 'Ada' })}"></div>
<div class="subscription-widget-wrap-editor" data-attrs="${attrs({ url: 'https://teahouse.substack.com/subscribe' })}"><div class="subscription-widget"><form class="subscription-widget-subscribe"><input type="email"><input type="submit"></form></div></div>
<p class="button-wrapper" data-attrs="${attrs({ url: 'https://teahouse.substack.com/subscribe?', text: 'Subscribe' })}"><a class="button primary" href="https://teahouse.substack.com/subscribe?"><span>Subscribe</span></a></p>
<p class="button-wrapper" data-attrs="${attrs({ url: 'https://shop.example/tea', text: 'Buy tea' })}"><a class="button primary" href="https://shop.example/tea"><span>Buy tea</span></a></p>
<div class="image-gallery-embed" data-attrs="${attrs({ gallery: { images: [{ type: 'image/png', src: 'https://substack-post-media.s3.amazonaws.com/public/images/one.png' }], caption: 'One', alt: 'One of them' } })}"></div>
<div class="poll-embed" data-attrs="${attrs({ id: 1 })}"></div><div class="pullquote"><p>Slowly.</p></div>
<div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number" contenteditable="false" target="_self">1</a><div class="footnote-content"><p>Not at once.</p></div></div>`;

const POSTS = `post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url
140001.first-letter,2024-03-10T12:00:00.000Z,true,2024-03-10T12:00:05.000Z,,newsletter,everyone,"First, a letter",&#x201C;On beginnings&#x201D;,
140002.rough-idea,,false,,,newsletter,everyone,,,
140003.for-friends,2024-05-01T08:00:00.000Z,true,,,newsletter,only_paid,For friends,,
140004.an-episode,2024-06-01T08:00:00.000Z,TRUE,,,podcast,everyone,An episode,,https://audio.example/1.mp3
140005.about,2024-01-01T08:00:00.000Z,true,,,page,everyone,About,,
140006.empty,,false,,,newsletter,everyone,,,
140007.strange,2024-01-01T08:00:00.000Z,true,,,restack,everyone,Strange,,
`;
const PEOPLE = `email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at
ida@example.com,true,2026-12-01T00:00:00.000Z,yearly,false,2024-01-15T10:00:00.000Z,2024-02-01T10:00:00.000Z
IDA@example.com,false,,other,false,2024-01-15T10:00:00.000Z,
bo@example.com,false,,other,false,2024-02-01T10:00:00.000Z,
gone@example.com,false,,other,true,2024-02-01T10:00:00.000Z,
nobody,false,,other,false,2024-02-01T10:00:00.000Z,
`;

/** An export as Substack gives it: posts, their texts, who opened what, and the people. */
export function substackExport(): Promise<Buffer> {
  return zipped({
    'posts.csv': POSTS,
    'posts/140001.first-letter.html': SUBSTACK_TEXT,
    'posts/140001.first-letter.opens.csv': 'post_id,timestamp,email\n140001,2024-03-10,secret@example.com\n',
    'posts/140002.rough-idea.html': '<p>Half a thought.</p>',
    'posts/140003.for-friends.html':
      '<p>Free part</p><div class="paywall-jump" data-component-name="PaywallToDOM"></div><p>Rest</p>',
    'posts/140004.an-episode.html': '<p>Listen</p>',
    'posts/140005.about.html': '<p>Who we are</p>',
    'email_list.teahouse.csv': PEOPLE,
  });
}

export async function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => {
    const bytes = Buffer.from(text);
    return { name, size: bytes.length, open: () => Promise.resolve(onePiece(bytes)) };
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(entries, new Date(2026, 10, 30))) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
