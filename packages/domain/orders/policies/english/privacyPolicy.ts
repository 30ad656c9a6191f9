import type { PolicyPart } from '../policyText.ts';

export const ENGLISH_PRIVACY_POLICY: readonly PolicyPart[] = [
  {
    heading: 'Who is responsible',
    text: 'Responsible for the processing of personal data on this website is:\n{store}\n{address}\n{email}',
  },
  {
    heading: 'Visiting this website',
    text: 'When you open a page, your browser sends technical data to our server, such as your IP address, the address of the page and the name of your browser. We need it to deliver the page and to protect the website against attacks.',
  },
  { when: ['gdpr'], text: 'The legal basis is our legitimate interest in a secure website (Article 6(1)(f) GDPR).' },
  {
    heading: 'Orders',
    text: 'When you order, we process your name, addresses, email address, what you ordered, and payment data. We use it to fulfill the contract, to inform you about your order, and to meet our duties under tax and commercial law.',
  },
  {
    when: ['gdpr'],
    text: 'The legal bases are the performance of the contract and our legal obligations (Article 6(1)(b) and (c) GDPR).',
  },
  {
    text: 'We pass on data only as far as it is needed: to payment providers ([names of your payment providers]), carriers ([names of your carriers]), and the company that hosts this website ([name of your hosting company]).',
  },
  {
    heading: 'Account',
    text: 'If you create an account, we store your name, email address, addresses and orders until you delete the account. You can do so in your account. Data that we must keep by law is kept for that time.',
  },
  {
    heading: 'Contact, forms and newsletter',
    text: 'When you write to us or fill in a form, we process what you enter to answer you. We send our newsletter only if you have subscribed, and you can unsubscribe by the link in each email.',
  },
  {
    when: ['gdpr'],
    text: 'The legal bases are our legitimate interest in answering you, steps before a contract, or your consent (Article 6(1)(f), (b) and (a) GDPR). You can withdraw consent at any time.',
  },
  {
    heading: 'Cookies and statistics',
    text: 'We use cookies that are needed for the cart, the checkout and your account.',
  },
  {
    when: ['counted', 'consent'],
    text: 'If you agree, we also count visits, without passing data on to third parties, to improve our website. You can change your choice at any time at /cookies.',
  },
  {
    when: ['counted', '!consent'],
    text: 'We also count visits, without passing data on to third parties, to improve our website. You can opt out at any time at /cookies.',
  },
  {
    text: '[Name further services that you use, such as maps, videos, advertising pixels or a captcha, what they process, and where.]',
  },
  {
    heading: 'How long we keep data',
    text: 'We delete personal data when it is no longer needed for its purpose. Invoices and orders are kept for as long as tax and commercial law requires.',
  },
  {
    heading: 'Your rights',
    when: ['gdpr'],
    text: 'You have the right to access, rectification, erasure, restriction of processing and data portability, and the right to object to processing that is based on legitimate interests. Write to {email}. You also have the right to lodge a complaint with a data protection supervisory authority.',
  },
  {
    when: ['gb'],
    text: 'In the United Kingdom this is the Information Commissioner’s Office (ICO), ico.org.uk. References to the GDPR mean the UK GDPR.',
  },
  { when: ['at'], text: 'In Austria this is the Datenschutzbehörde, dsb.gv.at.' },
  {
    when: ['de'],
    text: 'In Germany this is the data protection authority of the federal state in which we are based: [name of the authority].',
  },
  {
    heading: 'Your rights',
    when: ['ch'],
    text: 'Under the Swiss Federal Act on Data Protection you have the right to information about your data, to its correction or deletion, and to receive it in a common format. Write to {email}. The supervisory authority is the Federal Data Protection and Information Commissioner (FDPIC).',
  },
  {
    heading: 'Your rights',
    when: ['us'],
    text: 'Depending on the state where you live, you may have the right to know what personal information we hold about you, to have it corrected or deleted, to receive a copy, and not to be discriminated against for using these rights. We do not sell personal information. Write to {email}.',
  },
  {
    heading: 'Children',
    when: ['us'],
    text: 'This website is not directed at children under 13, and we do not knowingly collect their personal information.',
  },
  {
    heading: 'Your rights',
    when: ['!gdpr', '!ch', '!us'],
    text: 'You can ask us which data we hold about you, and to have it corrected or deleted as provided by law. Write to {email}.',
  },
];
