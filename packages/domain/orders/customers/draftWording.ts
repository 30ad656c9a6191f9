/** The page behind the link of a draft. */
export const draftPageWording = {
  title: 'Your order',
  lead: (shop: string) => `${shop} has put this order together for you.`,
  until: (day: string) => `You can pay it until ${day}.`,
  note: 'Note',
  shipTo: 'Ship to',
  overTitle: 'This link does not work any more',
  over: 'The order was changed, or the time to pay it is over. Please write to the shop for a new link.',
} as const;

/** The mail with the link. */
export const draftMailWording = {
  subject: (shop: string) => `Your order from ${shop}`,
  heading: 'Your order is ready to pay',
  intro: (shop: string) => `${shop} has put this order together for you. Look at it and pay it on the page below.`,
  pay: (amount: string) => `Pay ${amount}`,
  until: (day: string) => `The link works until ${day}.`,
  lines: 'Your order',
} as const;

/** To the buyer, when money came for what could not be sold. */
export const returnedMailWording = {
  returnedSubject: 'Your payment goes back to you',
  returnedHeading: 'We could not complete your order',
  returned: (amount: string) => `While you were paying, something in your cart sold out. We have given ${amount} back.`,
  returnedWhen: 'Banks may take up to ten days to show it. Your cart is still there.',
  returnedLines: 'What you wanted',
} as const;

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
