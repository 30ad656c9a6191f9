import type { PolicyPart } from '../policyText.ts';

export const ENGLISH_IMPRINT: readonly PolicyPart[] = [
  { heading: 'Imprint', text: '{store}\n[Legal form and full legal name]\n{address}' },
  { heading: 'Contact', when: ['phone'], text: 'Phone: {phone}\nEmail: {email}' },
  { heading: 'Contact', when: ['!phone'], text: 'Email: {email}' },
  { heading: 'Represented by', text: '[First and last name of the persons entitled to represent the company]' },
  {
    heading: 'Register',
    when: ['de'],
    text: '[Register court and register number, if entered]\nVAT identification number (§ 27a UStG): [VAT number]\nBusiness identification number (§ 139c AO): [number, if assigned]',
  },
  {
    heading: 'Register',
    when: ['at'],
    text: '[Company register number and court, if entered]\nVAT identification number: [VAT number]\nObject of the company: [object]\nMember of: [chamber]\nSupervisory authority (ECG): [authority]\nApplicable trade regulations: [regulations], ris.bka.gv.at',
  },
  { heading: 'Register', when: ['ch'], text: 'Business identification number (UID): [CHE number]' },
  {
    heading: 'Responsible for content',
    when: ['de'],
    text: 'Responsible for editorial content (§ 18(2) MStV): [first and last name, address]',
  },
  {
    heading: 'Disclosure (§ 25 MedienG)',
    when: ['at'],
    text: 'Media owner and publisher: {store}, [place]. Basic direction: information about our products and services.',
  },
  {
    heading: 'Consumer arbitration',
    when: ['eea'],
    text: '[Otherwise name the board: We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board.]',
  },
];
