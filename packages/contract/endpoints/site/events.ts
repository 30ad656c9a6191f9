/** GET `?month=9-2026&collectionId=`: a bare array of items that touch the month, as calendars of existing themes ask for. */
export const ITEMS_BY_MONTH_PATH = '/api/open/GetItemsByMonth';
