/** What a text holds that matters to those who cannot see it, in the order of reading. */
export interface MarkupFacts {
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** Pictures inside the text, by their alternative text; null for none. */
  readonly images: readonly (string | null)[];
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|([^<]+)/gi;

/** Reads HTML as it is stored: cleaned, so every tag is closed and every attribute quoted. */
export function markupFacts(html: string): MarkupFacts {
  const headings: { level: number; text: string }[] = [];
  const links: { href: string; text: string }[] = [];
  const images: (string | null)[] = [];
  let [heading, link]: [{ level: number; text: string } | null, { href: string; text: string } | null] = [null, null];
  const say = (text: string) => {
    if (heading) heading.text += text;
    if (link) link.text += text;
  };
  for (const [, close = '', tag = '', attributes = '', text = ''] of html.matchAll(TOKEN)) {
    const name = tag.toLowerCase();
    if (name === '') say(text);
    else if (/^h[1-6]$/.test(name)) {
      if (close !== '' && heading) headings.push({ ...heading, text: tidy(heading.text) });
      heading = close === '' ? { level: Number(name[1]), text: '' } : null;
    } else if (name === 'a') {
      if (close !== '' && link) links.push({ ...link, text: tidy(link.text) });
      link = close === '' ? { href: attributeOf(attributes, 'href') ?? '', text: '' } : null;
    } else if (name === 'img' && close === '') {
      const alt = attributeOf(attributes, 'alt');
      images.push(alt);
      say(alt ?? '');
    }
  }
  return { headings, links, images };
}

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(` ${attributes}`);
  return found === null ? null : (found[1] ?? found[2] ?? '').replace(/&amp;/g, '&');
}

function tidy(text: string): string {
  return text
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
