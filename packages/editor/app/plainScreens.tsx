import { Link } from '@tanstack/react-router';
import { BrandMark } from '../parts/BrandMark.tsx';
import { Button, buttonLook } from '../parts/Button.tsx';
import { mayPass } from '../parts/mayPass.ts';
import { usePageTitle } from '../parts/Page.tsx';
import css from './plainScreens.module.css';

/** Shown while the code or the session of a screen is on its way for more than a moment. */
export function WaitingScreen() {
  return (
    <div className={css.waiting} role="status">
      <span className={css.spoken}>Loading…</span>
    </div>
  );
}

export function NotFoundScreen() {
  const heading = usePageTitle('Not found · Quoin');
  return (
    <main className={css.plain}>
      <BrandMark size={36} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        Page not found
      </h1>
      <p className={css.text}>Check the URL. You may no longer have access to this site.</p>
      <Link to="/" className={buttonLook('plain')}>
        Go to home
      </Link>
    </main>
  );
}

export function ProblemScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const heading = usePageTitle('Error · Quoin');
  return (
    <main className={css.plain}>
      <BrandMark size={36} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        This page could not be loaded
      </h1>
      <p className={css.text}>{error instanceof Error ? error.message : null}</p>
      {mayPass(error) ? (
        <Button onPress={reset}>Try again</Button>
      ) : (
        <Link to="/" className={buttonLook('plain')}>
          Go to home
        </Link>
      )}
    </main>
  );
}
