import { areaRequestWording, memberAreaWords } from '@quoin/domain/access';
import { mailsWith } from './messageMail.ts';

const areaMail = mailsWith('customers', (language) => memberAreaWords(language).mail);
const areaNotice = mailsWith('customers', () => areaRequestWording);

interface Asked {
  /** Of who asks: their own words. */
  readonly name: string;
  readonly email: string;
  readonly area: string;
  /** Absolute: where it is decided. */
  readonly url: string;
}

interface Answered {
  readonly area: string;
  /** Absolute: where the link leads. */
  readonly url: string;
}

const SAMPLE = { area: 'Atelier', url: 'https://example.com/account/memberships' };

/** The mails about member areas. */
export const areaMails = {
  request: areaNotice<Asked>({
    name: 'areaRequest',
    isForStaff: true,
    sample: {
      ...SAMPLE,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      url: 'https://example.com/config/member-areas',
    },
    write: (words, { name, email, area, url }) => ({
      subject: words.subject(name || email, area),
      heading: words.heading(area),
      paragraphs: [words.text(name, email), words.waiting],
      button: { text: words.button, url },
    }),
  }),
  invited: areaMail<Answered>({
    name: 'areaInvited',
    sample: { ...SAMPLE, url: 'https://example.com/account/invitation' },
    write: (words, { area, url }, { title }) => ({
      subject: words.invitedSubject(area, title),
      heading: words.invitedHeading,
      paragraphs: [words.invited(area, title)],
      button: { text: words.invitedButton, url },
      hint: words.invitedHint,
    }),
  }),
  admitted: areaMail<Answered>({
    name: 'areaAdmitted',
    sample: SAMPLE,
    write: (words, { area, url }, { title }) => ({
      subject: words.admittedSubject(area),
      heading: words.admittedHeading,
      paragraphs: [words.admitted(area, title)],
      button: { text: words.button, url },
    }),
  }),
  declined: areaMail<Answered>({
    name: 'areaDeclined',
    sample: SAMPLE,
    write: (words, { area }, { title }) => ({
      subject: words.declinedSubject(area),
      heading: words.declinedHeading,
      paragraphs: [words.declined(area, title)],
    }),
  }),
} as const;
