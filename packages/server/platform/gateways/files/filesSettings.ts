import { ConfigFault } from '../../configFault.ts';
import { type FilesPlace, filesPlaceText, parseFilesPlace } from './filesPlace.ts';

export interface FilesSettings {
  /** At least one. The first takes what is new; the others are read where it has nothing. */
  readonly places: readonly FilesPlace[];
  /** Address of an object storage; null: Amazon's. */
  readonly endpoint: string | null;
  readonly region: string | null;
  /** How buyers get files of digital products that are in object storage: through us, or by a signed address of it. */
  readonly downloads: 'stream' | 'redirect';
}

/** @throws ConfigFault */
export function readFilesSettings(env: Readonly<Record<string, string | undefined>>): FilesSettings {
  const downloads = env.FILES_DOWNLOADS || 'stream';
  if (downloads !== 'stream' && downloads !== 'redirect') {
    throw new ConfigFault(`FILES_DOWNLOADS must be stream or redirect, not "${downloads}".`);
  }
  return {
    places: placesIn(env.FILES || 'folder'),
    endpoint: env.S3_ENDPOINT ? endpointOf(env.S3_ENDPOINT) : null,
    region: env.S3_REGION || null,
    downloads,
  };
}

/** `s3://bucket/prefix,folder`: each place once. */
function placesIn(text: string): readonly FilesPlace[] {
  const places = text.split(',').map((each) => parseFilesPlace(each.trim()));
  const known = places.filter((place) => place !== null);
  const isEachOnce = new Set(known.map(filesPlaceText)).size === places.length;
  if (known.length === places.length && isEachOnce) return known;
  throw new ConfigFault(`FILES must be folder, s3://bucket/prefix or both with a comma between them, not "${text}".`);
}

function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href.replace(/\/$/, '');
  throw new ConfigFault(`S3_ENDPOINT must be an address like https://s3.example.com, not "${text}".`);
}
