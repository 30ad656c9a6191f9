// The pages of help for the app: docs/help/<place>.md, and docs/help/<language>/<place>.md where one is translated.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';

const HELP = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'docs/help');
/** The list of all pages. */
const INDEX = 'README';
/** HTML in a page is shown as text; addresses that run code are no links. */
const markdown = new MarkdownIt({ html: false });

/**
 * @typedef {{ path: string, page: string, language: string, title: string, tasks: readonly { id: string, title: string }[], names: readonly string[], links: readonly { to: string, text: string }[], html(level: number): string }} HelpPage
 * `path`: below /help, '' for the list of all. `page`: the same in every language. `tasks`: without the last one, which says
 * where to go next. `names`: what is bold. `html`: without the title, with headings of that level.
 * @returns {readonly HelpPage[]}
 */
export function readHelp(folder = HELP) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readPage(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')));
}

/** @returns {HelpPage} */
export function readPage(name, text) {
  const tokens = markdown.parse(text, {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  for (const token of inline)
    if (token.type === 'link_open') token.attrSet('href', addressOf(name, token.attrGet('href')));
  const headings = tokens.flatMap(({ type, tag }, at) => (type === 'heading_open' ? [{ tag, at }] : []));
  const tasks = headings
    .filter(({ tag }) => tag === 'h2')
    .map(({ at }) => ({ id: slugOf(tokens[at + 1].content), title: tokens[at + 1].content }));
  for (const { tag, at } of headings) if (tag === 'h2') tokens[at].attrSet('id', slugOf(tokens[at + 1].content));
  const title = headings.find(({ tag }) => tag === 'h1');
  if (title?.at !== 0) throw new Error(`docs/help/${name}.md does not begin with its title.`);
  const [, language = 'en'] = /^([a-z]{2})\//.exec(name) ?? [];
  return {
    path: pathOf(name),
    page: pathOf(name.replace(/^[a-z]{2}\//, '')),
    language,
    title: tokens[1].content,
    tasks: tasks.slice(0, -1),
    names: textsBetween(inline, 'strong').map(({ text: bold }) => bold),
    links: textsBetween(inline, 'link').map(({ open, text: link }) => ({ to: open.attrGet('href'), text: link })),
    html: (level) =>
      markdown.renderer.render(
        tokens.slice(3).map((token) => atLevel(token, level)),
        markdown.options,
        {},
      ),
  };
}

const pathOf = (name) => name.replace(new RegExp(`(^|/)${INDEX}$`), '');

/** `../orders.md#refund-an-order` in a page of settings is `/help/orders#refund-an-order`. */
function addressOf(name, link) {
  const [, file, rest] = /^([^:#]*?)\.md(#.*)?$/.exec(link) ?? [];
  if (file === undefined) return link;
  return `/help/${pathOf(posix.join(posix.dirname(name), file))}`.replace(/\/$/, '') + (rest ?? '');
}

function slugOf(title) {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function atLevel(token, level) {
  return token.tag === 'h2' ? Object.assign(Object.create(token), { tag: `h${level}` }) : token;
}

/** What is within each `kind` of a page, and the token that opens it. */
function textsBetween(tokens, kind) {
  return tokens.flatMap((open, at) => {
    if (open.type !== `${kind}_open`) return [];
    const end = tokens.findIndex(({ type }, index) => index > at && type === `${kind}_close`);
    return [
      {
        open,
        text: tokens
          .slice(at, end)
          .map(({ content }) => content)
          .join(''),
      },
    ];
  });
}
