export { COLLECTION_TYPES, type CollectionType, type CollectionTypeName, FOLDER_BEHAVIORS } from './collectionTypes.ts';
export { isDomainName } from './domainName.ts';
export { type Navigation, type NavigationItem, navigationAddress, SPECIAL_NAMES } from './navigation.ts';
export { PAGE_TYPES, type PageType, type PageTypeName } from './pageTypes.ts';
export { parseQueryString, QUERY_LIMITS, type Query, type QueryValue, queryText } from './queryString.ts';
export { RECORD_TYPES, type RecordType, type RecordTypeName, recordTypeLabel } from './recordTypes.ts';
export { freeUrlId, isUrlId, MAX_URL_ID_LENGTH, RESERVED_URL_IDS, storeUrlId, toUrlId } from './urlId.ts';
