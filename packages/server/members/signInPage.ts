import { accountWords, passwordlessWords } from '@quoin/domain/access';
import { type Entered, NOTHING_ENTERED } from '../addresses/index.ts';
import { emailField, passwordField } from './accountFields.ts';
import { type AccountView, form, passkeySignIn, type SectionView, section } from './accountView.ts';

/** A service by which members sign in, as its button names it. */
export interface SignInService {
  readonly id: string;
  readonly name: string;
}

const HOME = '/account';

/** The home of the account needs no telling. */
export function withNext(path: string, next: string): string {
  return next === HOME ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Leads to a service that knows the person, which leads back signed in. */
export function servicePath(id: string): string {
  return `/account/sign-in-with/${id}`;
}

/** The form that leads into an account, and the other ways in. */
export function signInSection(
  language: string,
  { next, entered, services }: { next: string; entered: Entered; services: readonly SignInService[] },
): SectionView {
  const words = accountWords(language);
  const links = [
    { label: passwordlessWords(language).byMail, url: '/account/link' },
    { label: words.forgot, url: '/account/forgot' },
    { label: words.signUp, url: withNext('/account/sign-up', next) },
  ];
  const isRemembered = entered.values.rememberMe !== undefined && entered.values.rememberMe !== '';
  const signInForm = form({
    action: '/account/sign-in',
    hidden: [{ name: 'next', value: next }],
    // The browser offers keys of this host with the addresses that it knows.
    fields: [emailField(words, entered, { autocomplete: 'username webauthn' }), passwordField(words, entered)],
    checks: [{ name: 'rememberMe', label: words.rememberMe, isChecked: isRemembered }],
    submitText: words.signIn,
  });
  const others = services.map(({ id, name }) => ({
    label: passwordlessWords(language).byService(name),
    url: withNext(servicePath(id), next),
  }));
  return section({
    ...{ id: 'sign-in', form: signInForm, passkey: passkeySignIn(language, next), services: others, links },
  });
}

/** The page that nobody is signed in on, as the canvas shows it. */
export function signInPage(language: string) {
  const words = accountWords(language);
  const account: AccountView = {
    ...{ title: words.signIn, lead: '', member: null, navigation: [], crumb: '', signOutText: words.signOut },
    ...{
      problem: null,
      saved: '',
      sections: [signInSection(language, { next: HOME, entered: NOTHING_ENTERED, services: [] })],
    },
  };
  return { path: '/account/sign-in', title: words.signIn, view: { account } };
}
