/**
 * Among the settings of a site: name of an author → what visitors are shown of that person. The name is the key, not an
 * account: guests and writers of imported posts have no account, and an account may work on several sites.
 */
export const AUTHORS_SETTING = 'authors';
/** Characters. */
export const AUTHOR_BIO = 1000;

export interface AuthorProfile {
  readonly imageId: string | null;
  /** Plain text. */
  readonly bio: string;
}

/** A stored profile; an author whose name is all that is known has none. */
export function readAuthorProfile(value: unknown): AuthorProfile {
  const { imageId, bio } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { imageId: typeof imageId === 'string' ? imageId : null, bio: typeof bio === 'string' ? bio : '' };
}

/** All that are stored, by name. */
export function readAuthors(settings: Readonly<Record<string, unknown>>): ReadonlyMap<string, AuthorProfile> {
  const stored = Object.entries(settings[AUTHORS_SETTING] ?? {});
  return new Map(stored.map(([name, value]) => [name, readAuthorProfile(value)]));
}

export const AUTHOR_IMAGE_GONE = 'This image is no longer in the media library. Choose another.';
