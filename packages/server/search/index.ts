/** What other subjects and the server's entry points use of this one. */
export { searchRoutes } from './routes/search.ts';
export { sampleSearch } from './searchPage.ts';
export { correctedText, readSearch, searchQuery } from './storage/search.ts';
export { type ListingQuery, type ListingResult, loadListing } from './storage/searchListing.ts';
