import { imageAddress, OUTSIDE_WIDTH } from '@quoin/domain/media';
import { durationCode, RECORD_TYPES } from '@quoin/domain/site';
import type { ItemContent } from '../../content/itemContent.ts';
import type { PageContent } from '../../content/pageContent.ts';
import { plainText } from '../../escape.ts';
import { SCHEMA, type Thing } from './thing.ts';

/** What search engines call works, pictures, tracks, films and lessons. */
const MADE: Readonly<Record<number, string>> = {
  [RECORD_TYPES.image]: 'ImageObject',
  [RECORD_TYPES.audio]: 'AudioObject',
  [RECORD_TYPES.video]: 'VideoObject',
  [RECORD_TYPES.gallery]: 'CreativeWork',
  [RECORD_TYPES.lesson]: 'LearningResource',
};

/** A work, picture, track, film or lesson; null for entries of other kinds. */
export function madeThing(item: ItemContent, page: PageContent, canonical: string): Thing | null {
  const type = MADE[item.recordType];
  if (type === undefined) return null;
  const { baseUrl, title } = page.frame.site;
  const image = item.mainImage ?? item.images[0];
  const picture = image && baseUrl + imageAddress(image, OUTSIDE_WIDTH);
  const { url = '', seconds = null } = item.media ?? {};
  const address = url.startsWith('/') ? `${baseUrl}${url}` : url;
  const key = item.recordType === RECORD_TYPES.image ? 'contentUrl' : 'thumbnailUrl';
  return {
    '@context': SCHEMA,
    '@type': type,
    name: item.title,
    url: canonical,
    description: plainText(item.excerpt || item.body, 5000) || item.title,
    uploadDate: new Date(item.publishOn ?? item.addedOn).toISOString(),
    publisher: { '@type': 'Organization', name: title },
    ...(item.authorName === '' ? {} : { author: { '@type': 'Person', name: item.authorName } }),
    ...(seconds === null ? {} : { duration: durationCode(seconds) }),
    ...(address === '' ? {} : { [url.startsWith('/') ? 'contentUrl' : 'embedUrl']: address }),
    ...(picture === undefined ? {} : { [key]: picture }),
  };
}

/** A post of a journal. */
export function postThing(item: ItemContent, page: PageContent, canonical: string): Thing {
  const { baseUrl, title } = page.frame.site;
  return {
    '@context': SCHEMA,
    '@type': 'BlogPosting',
    headline: item.title,
    url: canonical,
    mainEntityOfPage: canonical,
    inLanguage: page.frame.site.language,
    ...(plainText(item.excerpt, 300) === '' ? {} : { description: plainText(item.excerpt, 300) }),
    datePublished: new Date(item.publishOn ?? item.addedOn).toISOString(),
    dateModified: new Date(item.updatedOn).toISOString(),
    ...(item.authorName === '' ? {} : { author: { '@type': 'Person', name: item.authorName } }),
    publisher: { '@type': 'Organization', name: title },
    ...(item.mainImage ? { image: [baseUrl + imageAddress(item.mainImage, OUTSIDE_WIDTH)] } : {}),
  };
}
