const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?)$/i;

export function isPictureAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return PICTURE.test(path);
}

/** Attributes that name a picture, the best first: what is shown at once is often only a small stand-in. */
const SOURCES = ['data-orig-file', 'data-image', 'data-src', 'data-lazy-src', 'data-original', 'src'] as const;

/** The address of the whole picture that an `img` shows; null where it has none of the web. */
export function bestPicture(
  attributes: Readonly<Record<string, string>>,
  wholePicture: (url: string) => string,
): string | null {
  for (const name of SOURCES) {
    const url = absolute(attributes[name] ?? '');
    if (url !== null) return wholePicture(withoutProxy(url));
  }
  return null;
}

function absolute(text: string): string | null {
  const address = text.trim().startsWith('//') ? `https:${text.trim()}` : text.trim();
  return /^https?:\/\/[^\s"<>]+$/i.test(address) && URL.canParse(address) ? address : null;
}

/** `https://i0.wp.com/example.com/a.jpg?resize=300` is a smaller copy of `https://example.com/a.jpg`. */
function withoutProxy(url: string): string {
  const [, rest] = /^https?:\/\/i\d\.wp\.com\/([^?]+)/i.exec(url) ?? [];
  if (rest !== undefined) return `https://${rest}`;
  const [, whole] = SUBSTACK_COPY.exec(url) ?? [];
  if (whole === undefined) return url;
  const decoded = withoutPercents(whole);
  // An older name of the same store, which answers no more.
  return decoded.replace(
    /^https:\/\/bucketeer-[^/]+\.s3\.amazonaws\.com/,
    'https://substack-post-media.s3.amazonaws.com',
  );
}

/** `https://substackcdn.com/image/fetch/w_1456,c_limit/https%3A%2F%2F…`: a copy of another size. */
const SUBSTACK_COPY =
  /^https?:\/\/(?:cdn\.substack\.com|substackcdn\.com)\/image\/fetch\/\S*?(https?(?:%3A%2F%2F|:\/\/)\S+)$/i;

function withoutPercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `photo-300x200.jpg` is `photo.jpg` in another size, if the file has that; `-scaled` is WordPress's own copy of a large one. */
export function wholePictureOf(urls: Iterable<string>): (url: string) => string {
  const byStem = new Map<string, string>();
  for (const url of urls) byStem.set(stemOf(url), url);
  return (url) => byStem.get(stemOf(url)) ?? url;
}

function stemOf(url: string): string {
  const [address = ''] = url.replace(/^https?:\/\/(?:www\.)?/i, '').split(/[?#]/);
  return address.replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '');
}
