import { isEmailAddress } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import type { DiscoveryCode } from './wording.ts';

/** What a list of tracks says of itself as a podcast. */
export interface PodcastSettings {
  readonly isOn: boolean;
  readonly author: string;
  readonly ownerName: string;
  /** Directories write there once, to learn whose it is; everybody can read it. */
  readonly ownerEmail: string;
  /** One of PODCAST_CATEGORIES. */
  readonly category: string;
  readonly isExplicit: boolean;
  /** `episodic`: newest first. `serial`: played from the first one on. */
  readonly order: 'episodic' | 'serial';
}

/** The directories' own names; feeds carry them in English whatever the language. */
export const PODCAST_CATEGORIES = [
  ...['Arts', 'Business', 'Comedy', 'Education', 'Fiction', 'Government', 'Health & Fitness', 'History'],
  ...['Kids & Family', 'Leisure', 'Music', 'News', 'Religion & Spirituality', 'Science', 'Society & Culture'],
  ...['Sports', 'Technology', 'True Crime', 'TV & Film'],
] as const;

export const PODCAST_LIMITS = { name: 200, email: 254 } as const;

export const NO_PODCAST: PodcastSettings = {
  ...{ isOn: false, author: '', ownerName: '', ownerEmail: '', category: 'Arts', isExplicit: false },
  order: 'episodic',
};

/** From storage, leniently. */
export function readPodcast(stored: unknown): PodcastSettings {
  const held = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  const text = (name: string) => (typeof held[name] === 'string' ? held[name] : '');
  return {
    ...{ isOn: held.isOn === true, author: text('author'), ownerName: text('ownerName') },
    ...{ ownerEmail: text('ownerEmail'), isExplicit: held.isExplicit === true },
    category: PODCAST_CATEGORIES.find((each) => each === held.category) ?? NO_PODCAST.category,
    order: held.order === 'serial' ? 'serial' : 'episodic',
  };
}

/** What directories would refuse; nothing while it is off. `field` names the setting. */
export function podcastProblems(podcast: PodcastSettings): readonly Problem<DiscoveryCode>[] {
  if (!podcast.isOn) return [];
  const found: Problem<DiscoveryCode>[] = [];
  if (podcast.author.trim() === '') found.push({ code: 'podcastAuthorMissing', field: 'author' });
  if (!isEmailAddress(podcast.ownerEmail.trim())) found.push({ code: 'podcastEmailInvalid', field: 'ownerEmail' });
  return found;
}
