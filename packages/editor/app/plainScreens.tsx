import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/plainScreens';
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
      <span className={css.spoken}>{commonTexts.loading}</span>
    </div>
  );
}

export function NotFoundScreen() {
  const heading = usePageTitle(texts.notFoundQuoin);
  return (
    <main className={css.plain}>
      <BrandMark size={36} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {texts.pageNotFound}
      </h1>
      <p className={css.text}>{texts.checkTheUrlYou}</p>
      <Link to="/" className={buttonLook('plain')}>
        {texts.goToHome}
      </Link>
    </main>
  );
}

export function ProblemScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const heading = usePageTitle(texts.errorQuoin);
  return (
    <main className={css.plain}>
      <BrandMark size={36} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {texts.thisPageCouldNot}
      </h1>
      <p className={css.text}>{error instanceof Error ? error.message : null}</p>
      {mayPass(error) ? (
        <Button onPress={reset}>{commonTexts.tryAgain}</Button>
      ) : (
        <Link to="/" className={buttonLook('plain')}>
          {texts.goToHome}
        </Link>
      )}
    </main>
  );
}
