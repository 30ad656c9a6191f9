const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|tbody|thead|tr|td|th|ul|li)\b/i;
/** Stands for a part that is put back: a letter that no text has. */
const HELD = '\uE000';
/** Blank lines in here are part of the text. */
const WHOLE = /<(pre|table|ul|ol|blockquote|figure|div|script|style|iframe)\b[^>]*>[\s\S]*?<\/\1>/gi;

/** Text as WordPress wrote it before its block editor: blank lines part paragraphs, line ends break lines. */
export function withParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html;
  const kept: string[] = [];
  const text = html
    .replaceAll('\r\n', '\n')
    .replaceAll(HELD, '')
    .replace(WHOLE, (whole) => {
      kept.push(whole);
      return `\n\n${HELD}${kept.length - 1}${HELD}\n\n`;
    });
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) || part.startsWith(HELD) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
    .replace(/\uE000(\d+)\uE000/g, (_, index) => kept[Number(index)]!);
}
