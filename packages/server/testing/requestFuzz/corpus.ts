import { type Draw, drawOne } from '@quoin/domain/testing';
import { Router } from '../../platform/http/router.ts';
import { encoded } from './fuzzedRequest.ts';
import { hostileText } from './hostileValues.ts';
import type { SeenRoute } from './observed.ts';
import { filledIn, formsIn, type PageForm } from './pageForms.ts';
import type { Answer, Sent } from './person.ts';

/** What the pages of a site lead to: requests that mean something there. */
export interface Corpus {
  /** Looks for links and forms in what was answered. */
  read(sent: Sent, answer: Answer): void;
  /** Records a link sent to a user. */
  lead(path: string): void;
  /** A request to the route as a page leads to it, or with one value of it spoilt; null where none does. */
  requestTo(route: SeenRoute, draw: Draw): Sent | null;
}

/** Kept of each route: the newest, for tokens and crumbs go out of date. */
const MOST_KEPT = 12;

interface Kept {
  readonly links: string[];
  readonly forms: PageForm[];
}

export function createCorpus(routes: readonly SeenRoute[], password: string): Corpus {
  const router = new Router(routes.filter(({ surface }) => surface === 'site'));
  const kept = new Map<SeenRoute, Kept>();
  const of = (method: string, path: string): Kept | null => {
    const route = router.find(method, path.split(/[?#]/, 1)[0]!)?.route;
    if (route === undefined) return null;
    const known = kept.get(route) ?? { links: [], forms: [] };
    kept.set(route, known);
    return known;
  };
  const keepLink = (path: string): void => keep(of('GET', path)?.links, path);
  return {
    lead: keepLink,
    read(sent, { type, text, location }) {
      if (location !== '') keepLink(pathOf(location, sent.path));
      if (!type.startsWith('text/html')) return;
      for (const [, link = ''] of text.matchAll(/\b(?:href|src)="(\/[^"#]*)"/g))
        keepLink(link.replaceAll('&amp;', '&'));
      for (const form of formsIn(text, sent.path)) keep(of('POST', form.action)?.forms, form);
    },
    requestTo(route, draw) {
      const { links, forms } = kept.get(route) ?? { links: [], forms: [] };
      if (links.length > 0 && route.method === 'GET') return spoiltLink(drawOne(draw, links as [string]), draw);
      return forms.length === 0 ? null : spoiltForm(filledIn(drawOne(draw, forms as [PageForm]), draw, password), draw);
    },
  };
}

/** The newest come last; what is kept already moves there. */
function keep<Value>(all: Value[] | undefined, value: Value): void {
  if (all === undefined) return;
  const text = JSON.stringify(value);
  const at = all.findIndex((each) => JSON.stringify(each) === text);
  if (at >= 0) all.splice(at, 1);
  all.push(value);
  if (all.length > MOST_KEPT) all.shift();
}

function pathOf(location: string, base: string): string {
  const { pathname, search } = new URL(location, new URL(base, 'http://here.test'));
  return pathname + search;
}

function spoiltLink(path: string, draw: Draw): Sent {
  const isSpoilt = draw(4) === 0;
  const [start = '', query = ''] = path.split('?');
  const more = isSpoilt
    ? `${query === '' ? '' : `${query}&`}format=${encoded(hostileText(draw).slice(0, 500))}`
    : query;
  const asked = more === '' ? start : `${start}?${more}`;
  // As browsers send letters that a link has as they are.
  return { method: 'GET', path: asked.replace(/[^\x21-\x7e]+/g, encoded) };
}

function spoiltForm(sent: Sent, draw: Draw): Sent {
  if (draw(3) > 0) return sent;
  const fields = new URLSearchParams(String(sent.body));
  const names = [...fields.keys()];
  const name = names[draw(Math.max(1, names.length))];
  if (name === undefined) return sent;
  if (draw(4) === 0) fields.delete(name);
  else fields.set(name, hostileText(draw).slice(0, 3000));
  return { ...sent, body: fields.toString() };
}
