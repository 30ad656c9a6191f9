/** To the owner, about the same: in the language of the app. */
export const parkedNoticeWording = {
  subject: (amount: string) => `A payment of ${amount} has no order`,
  heading: 'A payment needs your decision',
  intro: (email: string, amount: string) =>
    `${email} has paid ${amount}, but something sold out while the payment was under way.`,
  until: (time: string) => `Without your decision the money goes back by itself at ${time}.`,
  decide: 'Decide now',
  lines: 'What they wanted',
} as const;
