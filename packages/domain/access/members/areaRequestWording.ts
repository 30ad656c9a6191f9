/** To the owner, about who asks to join an area: in the language of the app. */
export const areaRequestWording = {
  subject: (name: string, area: string) => `${name} requests access to ${area}`,
  heading: (area: string) => `New access request for ${area}`,
  text: (name: string, email: string) =>
    name === '' ? `${email} requested access.` : `${name} (${email}) requested access.`,
  waiting: 'They have no access until you approve the request.',
  button: 'Review request',
} as const;
