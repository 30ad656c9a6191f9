/** Where visitors find a file; for routes, which see no storage. */
export { mediaAddress } from '../storage/mediaLibrary.ts';
