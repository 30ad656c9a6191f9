/** The address is the key: it goes to no other site and into no index. */
export const SECRET_PAGE = { headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } } as const;
