import { questionsIn } from '@quoin/domain/blocks';
import type { PageContent } from '../../content/pageContent.ts';
import { categoryUrl, collectionUrl } from '../../data/addresses.ts';
import { plainText } from '../../escape.ts';
import { wholeAddress } from '../../languages/localAddress.ts';
import { SCHEMA, type Thing } from './thing.ts';

const ANSWER_LENGTH = 5000;

/** The way to a page from the home page; null for the home page itself. */
export function breadcrumbThing(page: PageContent, canonical: string): Thing | null {
  const { collection, item, filter, frame } = page;
  const { title } = frame.site;
  const at = (path: string) => wholeAddress(frame, path);
  if (collection === null || (collection.isHomepage && !item)) return null;
  const category = collection.categories.find(({ path }) => path === (filter.category ?? item?.categories[0]));
  const steps = [
    { name: title, item: at('/') },
    ...(collection.isHomepage ? [] : [{ name: collection.title, item: at(collectionUrl(collection)) }]),
    ...(category ? [{ name: category.name, item: at(categoryUrl(collection, category.path)) }] : []),
    ...(item ? [{ name: item.title, item: canonical }] : []),
  ];
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return { '@context': SCHEMA, '@type': 'BreadcrumbList', itemListElement };
}

/** Returns all questions and answers of a page in one thing. Null if there are none. */
export function questionsThing({ document }: PageContent): Thing | null {
  const asked = document ? questionsIn(document.content) : [];
  const answered = asked
    .map(({ title, body }) => ({ name: title, text: plainText(body, ANSWER_LENGTH) }))
    .filter(({ text }) => text !== '');
  if (answered.length === 0) return null;
  const mainEntity = answered.map(({ name, text }) => ({
    ...{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } },
  }));
  return { '@context': SCHEMA, '@type': 'FAQPage', mainEntity };
}
