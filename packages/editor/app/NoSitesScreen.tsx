import { BrandMark } from '../parts/BrandMark.tsx';
import { usePageTitle } from '../parts/Page.tsx';
import css from './plainScreens.module.css';
import { SignOutButton } from './SignOutButton.tsx';

/** Signed in, but a member of no site. */
export function NoSitesScreen() {
  const heading = usePageTitle('No sites · Quoin');
  return (
    <main className={css.plain}>
      <BrandMark size={36} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        You are not a member of a site yet
      </h1>
      <p className={css.text}>Ask the owner of a site to invite you, then reload this page.</p>
      <SignOutButton />
    </main>
  );
}
