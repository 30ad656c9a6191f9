import { MEDIA_SORTS, type MediaSort } from '@quoin/contract/endpoints/content';
import { isMediaKind, type MediaKind } from '@quoin/domain/media';
import { searchText } from '../../app/searchParams.ts';

/** What the library's address says after `?`. */
export interface MediaSearch {
  readonly search?: string;
  readonly kinds?: MediaKind;
  /** A folder's id, or `none`. */
  readonly folder?: string;
  readonly use?: 'unused';
  readonly alt?: 'missing';
  readonly trash?: 'yes';
  readonly sort?: MediaSort;
  readonly view?: 'list';
  /** The file whose details are open. */
  readonly open?: string;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Anything else is dropped rather than believed. */
export function mediaSearch(search: Readonly<Record<string, unknown>>): MediaSearch {
  const { kinds, folder, use, alt, trash, sort, view, open } = search;
  const order = MEDIA_SORTS.find((each) => each === sort);
  return {
    ...searchText(search),
    ...(isMediaKind(kinds) ? { kinds } : {}),
    ...(typeof folder === 'string' && (folder === 'none' || ID.test(folder)) ? { folder } : {}),
    ...(use === 'unused' ? { use } : {}),
    ...(alt === 'missing' ? { alt } : {}),
    ...(trash === 'yes' ? { trash } : {}),
    ...(order === undefined || order === '-created' ? {} : { sort: order }),
    ...(view === 'list' ? { view } : {}),
    ...(typeof open === 'string' && ID.test(open) ? { open } : {}),
  };
}
