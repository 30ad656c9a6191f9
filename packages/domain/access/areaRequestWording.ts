/** To the owner, about who asks to join an area: in the language of the app. */
export const areaRequestWording = {
  subject: (name: string, area: string) => `${name} asks to join ${area}`,
  heading: (area: string) => `Somebody asks to join ${area}`,
  text: (name: string, email: string) =>
    name === '' ? `${email} waits for your answer.` : `${name} (${email}) waits for your answer.`,
  waiting: 'Until you let them in they see nothing of it.',
  button: 'Let in or decline',
} as const;
