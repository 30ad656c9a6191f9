/** What counting says in the console; visitors never see it (VISIT-03, TRACK-06). */
export const censusWording = {
  analyticsIdNotStored: 'Unable to store analyticsId',
  storageRefused: 'Unable access local/session storage.',
  userInfoUnreadable: 'Could not parse user info cookie value',
} as const;
